//! The kinds of players that others may be, and how likely each kind is before anything is known.

use super::known::{KINDS, Known};
use super::setter::Setter;
use crate::bots::{Chances, MakeBot, Policy, Temper};
use crate::cards::{HandKind, Rank};
use crate::engine::{Action, Chips, Choice, Event, Rules, Seat, View};
use crate::games::{Family, PlayedOut};
use crate::random::{PerMille, Rng};

/// The policies that play a world out: one of each kind. They remember nothing from turn to turn.
pub(super) struct Players {
    kinds: Vec<(Box<dyn Policy + Send>, PerMille)>,
    known: Known,
}

impl Players {
    /// The kinds for the game of these rules. `None`: its bots think too long for a playout, or it is played with real cards,
    /// of which no world can be made.
    pub fn of(rules: &Rules, make_bot: MakeBot) -> Option<Players> {
        if rules.real_cards {
            return None;
        }
        let temper = |temper| make_bot(rules, temper);
        let tempers = [
            (temper(Temper::Straightforward), 430),
            (temper(Temper::Careful), 250),
            (temper(Temper::Bragger), 250),
        ];
        let mut kinds: Vec<_> = tempers.into_iter().collect();
        match Family::of(rules).played_out() {
            PlayedOut::ByAll => {
                kinds.push((Box::new(Payer), 40));
                kinds.push((Box::new(Stubborn), 8));
                kinds.push((Box::new(Caller), 12));
                kinds.push((Box::new(Lurker), 10));
            }
            PlayedOut::ByBots => {}
            PlayedOut::BySetters => {
                for (kind, _) in &mut kinds {
                    let bot = std::mem::replace(kind, Box::new(Caller));
                    *kind = Box::new(Setter::new(bot));
                }
            }
            PlayedOut::Not => return None,
        }
        let known = Known::default();
        Some(Players { kinds, known })
    }

    /// The same kinds, and those who bet high whatever they hold where people are among the kinds. An expert reckons with
    /// them at any table; a review knows the players.
    pub fn with_raiders(mut self) -> Players {
        if self.kinds.len() + 1 == KINDS {
            self.kinds[0].1 -= RAIDERS;
            self.kinds.push((Box::new(Raider), RAIDERS));
        }
        self
    }

    /// The same kinds, where those who play by a plan are rare, for reviews and hints. They pay off what others do not, so that
    /// at seven in a hundred they make blind play look better than it is, and few worlds decide a verdict.
    pub fn mostly_bots(mut self) -> Players {
        if self.kinds.len() == MOSTLY_BOTS.len() {
            let kinds = self.kinds.iter_mut().zip(MOSTLY_BOTS);
            kinds.for_each(|((_, prior), rarely)| *prior = rarely);
        }
        self
    }

    /// One kind.
    pub fn alike(policy: Box<dyn Policy + Send>) -> Players {
        Players {
            kinds: vec![(policy, 1000)],
            known: Known::default(),
        }
    }

    /// The same kinds, where this is known of the players.
    pub fn knowing(self, known: Known) -> Players {
        Players { known, ..self }
    }

    /// Works for a fraction of a millisecond on what they must know of the rules. `true`: they know all.
    pub fn prepare(&mut self, view: View<'_>) -> bool {
        self.kinds.iter_mut().all(|(kind, _)| kind.prepare(view))
    }

    /// The number of kinds.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// How likely this kind is before anything is known.
    pub fn first_prior(&self, kind: usize) -> PerMille {
        self.kinds.get(kind).map_or(0, |(_, prior)| *prior)
    }

    /// How likely the player in this seat is of this kind, before he has done anything in the deal.
    pub fn prior(&self, seat: Seat, kind: usize) -> PerMille {
        let known = self.known.of(seat, kind);
        known.unwrap_or_else(|| self.first_prior(kind))
    }

    /// The policy of a kind; of the first, if there is no such kind.
    pub fn policy(&mut self, kind: usize) -> &mut dyn Policy {
        let kind = if kind < self.kinds.len() { kind } else { 0 };
        &mut *self.kinds[kind].0
    }
}

/// How likely a raider is, in thousandths, at the cost of the straightforward player.
const RAIDERS: PerMille = 25;

/// How likely each kind is where most players are bots, in thousandths.
const MOSTLY_BOTS: [PerMille; 7] = [460, 265, 265, 4, 2, 2, 2];

/// Looks, pays for ever with a pair or better, and sees as soon as it may.
struct Payer;

/// Never looks, and bets the least for ever.
struct Stubborn;

/// Looks, and bets the least for ever whatever its cards are.
struct Caller;

/// Bets blind until somebody who has looked bets high. Then he looks, and with a fair hand he bets once more and sees.
struct Lurker;

/// Looks sooner or later, and bets high whatever its cards are.
struct Raider;

impl Policy for Raider {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.chances(view, choices, rng).draw(rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        let bet = choices.iter().find_map(|choice| match *choice {
            Choice::Bet { least, most } => Some((least, most)),
            _ => None,
        });
        let look = Action::Look(None);
        let Some((least, most)) = bet else {
            let wanted = [look, Action::See, least_bet(choices), Action::Cover];
            return Chances::sure(first(choices, &wanted));
        };
        let times = |times: Chips| Action::Bet(least.saturating_mul(times).min(most));
        let or_least = |action| first(choices, &[action, times(1)]);
        match view.own().is_some_and(|own| own.is_blind()) {
            true => Chances::of_weights([
                (or_least(look), 500),
                (times(1), 200),
                (times(2), 150),
                (times(4), 150),
            ]),
            false => Chances::of_weights([
                (or_least(Action::See), 150),
                (times(1), 300),
                (times(2), 350),
                (times(4), 200),
            ]),
        }
    }
}

/// A bet is high from so many times the greatest blind bet.
const HIGH: Chips = 4;

impl Policy for Lurker {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let Some(own) = view.own() else {
            return first(choices, &[]);
        };
        let bets = || {
            view.bids().filter_map(|event| match event {
                Event::Bet {
                    seat, chips, blind, ..
                } => Some((seat == own.seat(), chips, blind)),
                _ => None,
            })
        };
        let blind = bets()
            .filter(|(_, _, blind)| *blind)
            .map(|(_, chips, _)| chips)
            .max();
        let high = blind.unwrap_or(1).max(1).saturating_mul(HIGH);
        let is_high = bets().any(|(own, chips, blind)| !own && !blind && chips >= high);
        match own.known_hand() {
            None if is_high => first(choices, &[Action::Look(None)]),
            None => first(choices, &[least_bet(choices), Action::Cover]),
            Some((_, value))
                if value.kind() == HandKind::HighCard && value.ranks()[0] < Rank::Queen =>
            {
                first(choices, &[Action::Fold])
            }
            Some(_) if bets().any(|(own, _, blind)| own && !blind) => {
                first(choices, &[Action::See, least_bet(choices), Action::Cover])
            }
            Some(_) => first(choices, &[least_bet(choices), Action::Cover]),
        }
    }
}

impl Policy for Caller {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let wanted = [Action::Look(None), least_bet(choices), Action::Cover];
        first(choices, &wanted)
    }
}

impl Policy for Payer {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        let known = view.own().and_then(|own| own.known_hand());
        match known {
            None => first(choices, &[Action::Look(None)]),
            Some((_, value)) if value.kind() >= HandKind::Pair => {
                first(choices, &[Action::See, least_bet(choices), Action::Cover])
            }
            Some(_) => first(choices, &[Action::Fold]),
        }
    }
}

impl Policy for Stubborn {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], _: &mut Rng) -> Action {
        first(choices, &[least_bet(choices), Action::Cover])
    }
}

fn least_bet(choices: &[Choice]) -> Action {
    let least = choices.iter().find_map(|choice| match *choice {
        Choice::Bet { least, .. } | Choice::BetBy { least, .. } => Some(least),
        _ => None,
    });
    Action::Bet(least.unwrap_or(0))
}

/// The first of these actions that is on offer; otherwise what costs nothing, and then the last choice.
fn first(choices: &[Choice], wanted: &[Action]) -> Action {
    let free = [Action::Keep, Action::Refuse];
    let offered = |action: &&Action| choices.iter().any(|choice| choice.admits(**action));
    let found = wanted.iter().chain(&free).find(offered);
    let last = choices.last().map_or(Action::Fold, |choice| choice.plain());
    found.copied().unwrap_or(last)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots;
    use crate::games;

    #[test]
    fn those_who_play_by_a_plan_are_rarer_where_most_are_bots() {
        let of = |rules: &Rules| Players::of(rules, bots::bot).expect("it is played out");
        let priors = |players: Players| -> Vec<PerMille> {
            (0..players.len())
                .map(|kind| players.first_prior(kind))
                .collect()
        };
        let usual = games::usual();
        let (any, bots) = (priors(of(&usual)), priors(of(&usual).mostly_bots()));
        assert_eq!(any.iter().sum::<PerMille>(), 1000);
        assert_eq!(bots.iter().sum::<PerMille>(), 1000);
        // Nobody is impossible, or what he does could not tell of him.
        let is_rarer = |(any, bots): (&PerMille, &PerMille)| *bots > 0 && bots < any;
        let mut planned = any[3..].iter().zip(&bots[3..]);
        assert!(planned.all(is_rarer), "{any:?} {bots:?}");
        // An expert reckons with them at any table.
        assert!(priors(of(&usual).with_raiders())[3..7] == any[3..7]);
    }
}
