//! What a player learns of the others in a sitting, by what it sees of their play: which kind each is likely to be, and what
//! may be risked on bluffs against him.
//!
//! Whoever plays as a bot gives chips away, and bluffs against him win. Both are counted in a balance of chips, and a bluff
//! that is lost is taken from it. Bluffs beyond those that anybody is met with stake what is in the balance and no more: so
//! somebody who only pretends to be a bot can win back what he has paid for it (Ganzfried and Sandholm 2012).

use super::hands::{Hands, PLACES, place};
use super::known::{KINDS, Known};
use super::likelihoods::{arrange, chance_of};
use super::players::Players;
use super::work::Slice;
use crate::bots::{self, MakeBot};
use crate::cards::{Card, CardSet};
use crate::engine::{Action, Chips, Choice, Rules, Seat, SeatSet, Standing, View, Viewer};
use crate::games::Family;
use crate::random::{PerMille, Rng, Seed};

/// The kinds, and one more: somebody who does anything.
const ROWS: usize = KINDS + 1;
/// How likely each of them is, in parts of [`WHOLE`].
type Rows = [u64; ROWS];
const WHOLE: u64 = 1 << 40;
/// How likely somebody does anything, at first, in thousandths.
const ANYBODY: u64 = 300;
/// The chance that a player acts unlike his kind, in thousandths.
const TREMBLE: u64 = 60;
/// The chance that after a deal somebody plays as another kind from then on, in thousandths.
const CHANGES: u64 = 30;
/// The kinds that are bots: the first ones.
const BOTS: usize = 3;
/// Who is at least so likely a bot is taken for one, in thousandths.
const SURE: PerMille = 900;
/// What a bot gives away in a deal, in thousandths of an ante: less than what an expert wins of each straightforward one whom
/// it does not remember, 430 to 440 at three and four seats (docs/measured.md).
const GIFT: i64 = 300;
/// A raise with a weaker hand than this share of all, in thousandths, is a bluff.
const WEAK: PerMille = 650;

/// What one seat has learnt of the others.
pub struct Acquaintance {
    players: Players,
    ante: Chips,
    met: Vec<Met>,
    /// Hands that others may hold in this deal.
    hands: Vec<Hands>,
    /// The chips of the seat before its first bluff in this deal, and those who could still answer it.
    bluff: Option<(i64, SeatSet)>,
    rng: Rng,
}

/// A player who has been met.
#[derive(Clone)]
struct Met {
    rows: Rows,
    /// How likely he did what he did in this deal, for each kind and each strength of his hand. `None`: he did nothing.
    by: Option<Box<[[u64; PLACES]; ROWS]>>,
    /// What he has given away and lost to bluffs, less what bluffs have lost, in thousandths of a chip.
    balance: i64,
}

impl Acquaintance {
    /// Nobody is known yet in the game of these rules. `None`: it is no betting game of Brag's own family.
    #[must_use]
    pub fn begin(rules: &Rules, make_bot: MakeBot) -> Option<Acquaintance> {
        let players = Players::of(rules, make_bot).filter(|_| Family::of(rules) == Family::Brag)?;
        Some(Acquaintance {
            players: players.with_raiders(),
            ante: rules.ante,
            met: Vec::new(),
            hands: Vec::new(),
            bluff: None,
            rng: Rng::new(Seed([0; 32]), 0),
        })
    }

    fn first(&self) -> Rows {
        std::array::from_fn(|row| match row {
            KINDS => WHOLE / 1000 * ANYBODY,
            kind => {
                WHOLE / 1000 * u64::from(self.players.first_prior(kind)) / 1000 * (1000 - ANYBODY)
            }
        })
    }

    fn met(&mut self, seat: Seat) -> &mut Met {
        if self.met.len() <= seat.index() {
            let rows = self.first();
            let new = Met {
                rows,
                by: None,
                balance: 0,
            };
            self.met.resize(seat.index() + 1, new);
        }
        &mut self.met[seat.index()]
    }

    /// Learns from what another player is about to do, by what this view shows.
    pub fn note(&mut self, view: View<'_>, seat: Seat, action: Action) {
        let Some(own) = view.own() else { return };
        if own.seat() == seat {
            self.note_own(view, action);
            return;
        }
        let unseen = view.unseen();
        let size = unseen.held().iter().find(|(of, _)| *of == seat);
        let size = size.map_or(0, |(_, size)| *size);
        let is_blind = view.seat(seat).is_some_and(|seat| seat.is_blind());
        let varies = !is_blind && size > 0;
        if varies && !self.hands.iter().any(|hands| hands.size == size) {
            let mut hands = Hands::of(unseen.cards(), size, CardSet::NONE);
            while !hands.sample(view, &mut self.rng, &mut Slice::default()) {}
            self.hands.push(hands);
        }
        let seen: CardSet = view
            .seats()
            .flat_map(|seat| seat.hands())
            .flat_map(|hand| hand.faces())
            .filter_map(|face| face.card)
            .collect();
        let mut by = match self.met(seat).by.take() {
            Some(by) => by,
            None => Box::new([[WHOLE; PLACES]; ROWS]),
        };
        for nth in 0..PLACES {
            if nth > 0 && !varies {
                break;
            }
            let mut taken = seen;
            let mut given = Vec::new();
            if varies {
                let hands = self.hands.iter().find(|hands| hands.size == size);
                let Some(hand) = hands.and_then(|hands| hands.draw(nth, taken, &mut self.rng))
                else {
                    continue;
                };
                taken.extend(hand.iter());
                given.push((seat, hand));
            }
            let world = unseen.dealt(&arrange(&unseen, &given, taken, None));
            let choices = world.choices(seat);
            if choices.len() < 2 {
                break;
            }
            let theirs = world.view(Viewer::Seat(seat));
            let chances: [u64; ROWS] = std::array::from_fn(|row| {
                if row == KINDS {
                    return 1000 / options(&choices);
                }
                if row >= self.players.len() {
                    return 0;
                }
                let chances = self
                    .players
                    .policy(row)
                    .chances(theirs, &choices, &mut self.rng);
                let chance = u64::from(chance_of(&chances, action, &choices).min(1000));
                chance * (1000 - TREMBLE) / 1000 + TREMBLE / 2
            });
            for (by, chance) in by.iter_mut().zip(chances) {
                let update = |likely: &mut u64| *likely = (*likely / 1000 * chance).max(1);
                match varies {
                    true => update(&mut by[nth]),
                    false => by.iter_mut().for_each(update),
                }
            }
        }
        self.met(seat).by = Some(by);
    }

    /// Notes the first bluff of a deal.
    fn note_own(&mut self, view: View<'_>, action: Action) {
        let Some(own) = view.own() else { return };
        let raises = matches!(action, Action::Bet(chips) if chips > view.stake().max(self.ante));
        let hand = own.known_hand().filter(|_| raises && self.bluff.is_none());
        let is_weak = hand.is_some_and(|(hand, _)| bots::strength_of(view, &hand.0) < WEAK);
        if is_weak {
            let rivals = view.seats().filter(|seat| seat.standing() == Standing::In);
            let rivals = rivals
                .map(|seat| seat.seat())
                .filter(|seat| *seat != own.seat());
            self.bluff = Some((view.net_chips(own.seat()), rivals.collect()));
        }
    }

    /// Learns from the end of a deal: what was shown tells which hands they were that had been played so.
    pub fn end_deal(&mut self, view: View<'_>) {
        let hands = std::mem::take(&mut self.hands);
        let first = self.first();
        let gift = GIFT * self.ante.min(1 << 30) as i64;
        for (met, seat) in self.met.iter_mut().zip(view.seats()) {
            let Some(by) = met.by.take() else { continue };
            let shown = seat.hands().find_map(|hand| {
                let cards: Vec<Card> = hand.faces().filter_map(|face| face.card).collect();
                (cards.len() == 3).then(|| place(bots::strength_of(view, &cards)))
            });
            let count = |nth: usize| match shown {
                Some(shown) => u128::from(shown == nth),
                None => hands
                    .first()
                    .map_or(1, |hands| u128::from(hands.count(nth))),
            };
            let all: u128 = (0..PLACES).map(count).sum();
            for (row, by) in met.rows.iter_mut().zip(by.iter()) {
                let likely = (0..PLACES).map(|nth| u128::from(by[nth]) * count(nth));
                let likely = likely.sum::<u128>() / all.max(1);
                *row = (u128::from(*row) * likely / u128::from(WHOLE)) as u64;
            }
            let all: u128 = met.rows.iter().map(|row| u128::from(*row)).sum();
            for (row, first) in met.rows.iter_mut().zip(first) {
                let now = (u128::from(*row) * u128::from(WHOLE) / all.max(1)) as u64;
                *row = now / 1000 * (1000 - CHANGES) + first / 1000 * CHANGES;
            }
            met.balance += gift * i64::from(met.is_bot()) / 1000;
        }
        if let (Some((before, rivals)), Some(own)) = (self.bluff.take(), view.own()) {
            let won = 1000 * (view.net_chips(own.seat()) - before);
            for seat in rivals.iter() {
                self.met(seat).balance += won / rivals.len().max(1) as i64;
            }
        }
    }

    /// What is known of the players by now. Of somebody who may be anybody it is what was known at first.
    #[must_use]
    pub fn known(&self) -> Known {
        let per_mille = |met: &Met| {
            let share = |row: u64| (row / (WHOLE / 1000)) as PerMille;
            let anybody = share(met.rows[KINDS]);
            std::array::from_fn(|kind| {
                share(met.rows[kind]) + anybody * self.players.first_prior(kind) / 1000
            })
        };
        Known::of_seats(self.met.iter().map(per_mille))
    }

    /// What may be risked on a bluff against each player, by seat, in thousandths of a chip.
    #[must_use]
    pub fn stakes(&self) -> Vec<i64> {
        let stake = |met: &Met| match met.is_bot() >= SURE {
            true => met.balance.max(0),
            false => 0,
        };
        self.met.iter().map(stake).collect()
    }
}

impl Met {
    /// How likely he is a bot, in thousandths.
    fn is_bot(&self) -> PerMille {
        let bots: u64 = self.rows[..BOTS].iter().sum();
        (bots / (WHOLE / 1000)) as PerMille
    }
}

/// How many actions are told apart here.
fn options(choices: &[Choice]) -> u64 {
    let raises = choices
        .iter()
        .any(|choice| matches!(choice, Choice::Bet { least, most } if most > least));
    choices.len() as u64 + u64::from(raises)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Policy, Random, Temper};
    use crate::engine::Table;
    use crate::games;
    use crate::random::Shuffler;

    const OWN: Seat = Seat(0);

    /// What seat 0 has learnt in so many deals among these, itself a straightforward bot.
    fn learnt(deals: u8, others: &dyn Fn() -> Vec<Box<dyn Policy + Send>>) -> Acquaintance {
        let rules = games::usual();
        let mut met = Acquaintance::begin(&rules, bots::bot).expect("it is played out");
        let mut shuffler = Shuffler::new(Seed([3; 32]));
        let mut rng = Rng::new(Seed([3; 32]), 1);
        for deal in 0..deals {
            let mut players = others();
            players.insert(0, bots::bot(&rules, Temper::Straightforward));
            let dealer = Seat(deal % players.len() as u8);
            let stacks = vec![100; players.len()];
            let mut table = Table::new(rules.clone(), &stacks, dealer).expect("a table");
            let pack = shuffler.shuffle(&table.gathered());
            table.deal_in_place(Some(pack)).expect("a deal is due");
            while let Some(seat) = table.ask().seat() {
                let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
                let action = players[seat.index()].choose(view, &choices, &mut rng);
                met.note(table.view(Viewer::Seat(OWN)), seat, action);
                table.play_in_place(seat, action).expect("it is offered");
            }
            met.end_deal(table.view(Viewer::Seat(OWN)));
        }
        met
    }

    fn bots_of(tempers: &[Temper]) -> Vec<Box<dyn Policy + Send>> {
        let rules = games::usual();
        tempers
            .iter()
            .map(|temper| bots::bot(&rules, *temper))
            .collect()
    }

    #[test]
    fn bots_are_soon_told_apart_by_what_is_seen_of_them() {
        let tempers = [Temper::Straightforward, Temper::Careful, Temper::Bragger];
        let met = learnt(40, &|| bots_of(&tempers));
        let known = met.known();
        for (seat, kind) in [(1, 0), (2, 1), (3, 2)] {
            let likely = known.of(Seat(seat), kind).expect("he is known");
            assert!(likely > 700, "{:?}: {likely}", tempers[kind]);
        }
        let stakes = met.stakes();
        assert!(stakes[1..].iter().all(|stake| *stake > 500), "{stakes:?}");
    }

    #[test]
    fn nothing_is_risked_against_somebody_unknown_or_odd() {
        assert!(learnt(0, &|| Vec::new()).stakes().is_empty());
        let odd = || -> Vec<Box<dyn Policy + Send>> { vec![Box::new(Random), Box::new(Random)] };
        let stakes = learnt(20, &odd).stakes();
        assert!(stakes.iter().all(|stake| *stake == 0), "{stakes:?}");
    }
}
