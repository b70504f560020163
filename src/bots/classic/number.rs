//! Drawing to a number. All hands lie open, so the chances of the next cards are known.

use super::style::Style;
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::engine::{
    Ace, Action, DrawingAction, Exact, NumberRules, NumberTie, SeatView, Standing, View,
};

/// A chance, or an expected share of the pot. [`SURE`] is 1.
pub(super) type Chance = i64;
pub(super) const SURE: Chance = 1 << 30;

/// The most draws that are considered. More are too rare to matter.
const DEEPEST: u32 = 5;

/// The cards that may still come: the aces of one or eleven, and the others by their pips.
#[derive(Clone, Copy)]
struct Stock {
    aces: u32,
    pips: [u32; PIPS],
    /// The cards with fewer pips than this.
    below: [u32; PIPS + 1],
    all: u32,
}

/// The numbers of pips that a card can have, with those of an ace of eleven.
const PIPS: usize = 12;

/// What a card counts. `None`: it is an ace that counts one or eleven.
fn pips(rules: &NumberRules, card: Card) -> Option<u32> {
    rules.pips(card).or(match rules.ace {
        Ace::Points(points) if (points as usize) < PIPS => Some(points),
        _ => None,
    })
}

/// The pips of a hand, and its number of aces of one or eleven.
#[derive(Clone, Copy, Default)]
struct Count {
    pips: u32,
    aces: u32,
}

/// Chooses to draw or to stand. `None`: the player is not asked for that.
pub(super) fn choose(view: View<'_>, style: Style) -> Option<Action> {
    let rules = *view.rules().number()?;
    let me = view.own()?.seat();
    let order: Vec<SeatView<'_>> = elders(view);
    let turn = order.iter().position(|seat| seat.seat() == me)?;
    let stock = Stock::unseen(&rules, view);
    let total = |seat: &SeatView<'_>| count(&rules, *seat).total(&rules);
    // Players before have finished. Those who are out do not count, and those who hit the number share.
    let before = order[..turn].iter().map(total);
    let best = before.filter(|sum| *sum <= rules.target).max();
    let after: Vec<Count> = order[turn + 1..]
        .iter()
        .map(|seat| count(&rules, *seat))
        .collect();
    let own = count(&rules, order[turn]);
    let odds = Odds {
        rules: &rules,
        stock: &stock,
    };
    let mut chances = WinChances {
        odds,
        stands: odds.standing(own, best, &after),
        known: KnownChances::of(&rules),
    };
    // Of real cards the table has none.
    let held = order[turn].hands().flat_map(|hand| hand.faces()).count() as u32;
    let drawn = held.saturating_sub(3);
    let left = rules
        .most
        .map_or(DEEPEST, |most| most.saturating_sub(drawn));
    let stand = chances.stand(own);
    let lean = SURE / 1000 * Chance::from(style.stands);
    // Without a chance to win, the temper does not matter.
    let lean = if stand > 0 { lean } else { 0 };
    let draws = left > 0 && chances.draw(own, left.min(DEEPEST)) > stand + lean;
    Some(Action::Drawing(if draws {
        DrawingAction::Draw(CardSet::NONE)
    } else {
        DrawingAction::Stand
    }))
}

/// All players who were dealt in. The eldest comes first.
pub(super) fn elders(view: View<'_>) -> Vec<SeatView<'_>> {
    let dealt_in = view.elders().filter_map(|seat| view.seat(seat));
    dealt_in
        .filter(|seat| seat.standing() != Standing::Out)
        .collect()
}

fn count(rules: &NumberRules, seat: SeatView<'_>) -> Count {
    let faces = seat.hands().flat_map(|hand| hand.faces());
    faces
        .filter_map(|face| face.card)
        .fold(Count::default(), |count, card| count.and(pips(rules, card)))
}

impl Count {
    fn and(self, pips: Option<u32>) -> Count {
        match pips {
            Some(pips) => Count {
                pips: self.pips + pips,
                ..self
            },
            None => Count {
                aces: self.aces + 1,
                ..self
            },
        }
    }

    fn total(self, rules: &NumberRules) -> u32 {
        rules.points(self.pips, self.aces)
    }
}

impl Stock {
    fn unseen(rules: &NumberRules, view: View<'_>) -> Stock {
        let hands = view.seats().flat_map(SeatView::hands);
        let faces = hands.flat_map(|hand| hand.faces());
        let seen: CardSet = faces.filter_map(|face| face.card).collect();
        let mut stock = Stock {
            aces: 0,
            pips: [0; PIPS],
            below: [0; PIPS + 1],
            all: 0,
        };
        for rank in Rank::ALL {
            let mut of_rank = Suit::ALL.map(|suit| Card::new(rank, suit)).into_iter();
            let unseen = of_rank.clone().filter(|card| !seen.contains(*card)).count() as u32;
            if let Some(first) = of_rank.next() {
                *stock.of(pips(rules, first)) += unseen;
            }
            stock.all += unseen;
        }
        for pips in 0..PIPS {
            stock.below[pips + 1] = stock.below[pips] + stock.pips[pips];
        }
        stock
    }

    /// The number of cards with more pips than one number and no more than the other.
    fn between(&self, above: u32, most: u32) -> u32 {
        let until = |pips: u32| self.below[(pips as usize + 1).min(PIPS)];
        until(most).saturating_sub(until(above))
    }

    fn of(&mut self, pips: Option<u32>) -> &mut u32 {
        match pips {
            Some(pips) => &mut self.pips[pips as usize],
            None => &mut self.aces,
        }
    }

    /// The expected value over the next card, if it is one of these. `of` is the value after each kind of card. Cards that
    /// were drawn meanwhile are not taken away: that is far quicker, and hardly matters.
    fn each(&self, mut of: impl FnMut(Option<u32>) -> Chance) -> Chance {
        let mut sum = 0;
        let kinds = std::iter::once((None, self.aces));
        let kinds = kinds.chain(
            (0..)
                .zip(self.pips.iter().copied())
                .map(|(pips, cards)| (Some(pips), cards)),
        );
        for (kind, cards) in kinds {
            if cards > 0 {
                sum += Chance::from(cards) * of(kind);
            }
        }
        sum / Chance::from(self.all.max(1))
    }
}

/// Chances that are known already, by the draws that are left, the aces and the pips.
struct KnownChances {
    pips: usize,
    aces: usize,
    chances: Vec<Noted>,
    /// The round in which chances are noted. Those of rounds before are forgotten.
    round: u32,
}

/// A chance, with the round in which it was noted.
#[derive(Clone, Copy, Default)]
struct Noted {
    round: u32,
    chance: u32,
}

/// The most aces that are told apart. A hand of more is hardly ever met, and is counted without its chances being kept.
const MOST_ACES: usize = 8;

impl KnownChances {
    fn of(rules: &NumberRules) -> KnownChances {
        let aces = match rules.ace {
            Ace::Either => MOST_ACES,
            Ace::Points(_) => 1,
        };
        let pips = rules.target as usize + 1;
        KnownChances {
            pips,
            aces,
            chances: vec![Noted::default(); pips * aces * (DEEPEST as usize + 1)],
            round: 1,
        }
    }

    /// Forgets all chances.
    fn forget(&mut self) {
        self.round += 1;
    }

    fn at(&self, count: Count, draws: u32) -> Option<usize> {
        let (pips, aces) = (count.pips as usize, count.aces as usize);
        let is_told = pips < self.pips && aces < self.aces;
        is_told.then(|| (draws as usize * self.aces + aces) * self.pips + pips)
    }

    fn get(&self, count: Count, draws: u32) -> Option<Chance> {
        let noted = self.chances.get(self.at(count, draws)?)?;
        (noted.round == self.round).then(|| noted.chance.into())
    }

    fn note(&mut self, count: Count, draws: u32, chance: Chance) -> Chance {
        let at = self.at(count, draws);
        if let Some(known) = at.and_then(|at| self.chances.get_mut(at)) {
            // No chance is above `SURE`.
            let (round, chance) = (self.round, chance as u32);
            *known = Noted { round, chance };
        }
        chance
    }
}

/// The rules, and the cards that may come.
#[derive(Clone, Copy)]
struct Odds<'a> {
    rules: &'a NumberRules,
    stock: &'a Stock,
}

impl Odds<'_> {
    /// The chance that a player who draws until he passes this sum does so without going over the target.
    #[inline]
    fn passes(&self, count: Count, above: u32, draws: u32, known: &mut KnownChances) -> Chance {
        let total = count.total(self.rules);
        if total > self.rules.target {
            0
        } else if total > above {
            SURE
        } else if draws == 0 {
            0
        } else {
            self.passes_by_drawing(count, above, draws, known)
        }
    }

    fn passes_by_drawing(
        &self,
        count: Count,
        above: u32,
        draws: u32,
        known: &mut KnownChances,
    ) -> Chance {
        // Where pips add up, the cards that pass are counted together.
        let adds_up = count.aces == 0;
        let may_fall_short = draws > 1 || !adds_up;
        if may_fall_short && let Some(chance) = known.get(count, draws) {
            return chance;
        }
        let (passing, short) = match adds_up {
            true => {
                let (least, most) = (above - count.pips, self.rules.target - count.pips);
                (self.stock.between(least, most), least as usize + 1)
            }
            false => (0, PIPS),
        };
        let mut sum = SURE * Chance::from(passing);
        if may_fall_short {
            for (pips, cards) in (0..).zip(self.stock.pips.iter().take(short)) {
                if *cards > 0 {
                    let chance = self.passes(count.and(Some(pips)), above, draws - 1, known);
                    sum += Chance::from(*cards) * chance;
                }
            }
        }
        if self.stock.aces > 0 {
            let chance = self.passes(count.and(None), above, draws - 1, known);
            sum += Chance::from(self.stock.aces) * chance;
        }
        let chance = sum / Chance::from(self.stock.all.max(1));
        match may_fall_short {
            true => known.note(count, draws, chance),
            false => chance,
        }
    }

    /// The chance to win by standing on each sum: no later player passes it. It is told for those sums that this hand
    /// can come to.
    fn standing(&self, own: Count, best: Option<u32>, after: &[Count]) -> Vec<Chance> {
        let rules = self.rules;
        let draws = rules.most.unwrap_or(DEEPEST).min(DEEPEST - 1);
        // An ace that counts eleven may still count one.
        let least = match rules.ace {
            Ace::Points(_) => own.total(rules),
            _ => own.pips + own.aces,
        };
        let mut known = KnownChances::of(rules);
        let of = |sum: u32| {
            let beaten = best.is_some_and(|best| sum < best);
            let equal = best == Some(sum);
            let mut left = match (beaten, equal, rules.tie) {
                _ if sum < least => return 0,
                (true, ..) | (_, true, NumberTie::Elder) => return 0,
                (_, true, NumberTie::Split | NumberTie::Again) => SURE / 2,
                _ => SURE,
            };
            if sum == rules.target && rules.exact == Exact::Takes {
                return left.max(SURE / 2);
            }
            known.forget();
            for count in after {
                left = left * (SURE - self.passes(*count, sum, draws, &mut known)) / SURE;
            }
            left
        };
        (0..=rules.target).map(of).collect()
    }
}

/// The best play from here on, and its chances.
struct WinChances<'a> {
    odds: Odds<'a>,
    stands: Vec<Chance>,
    known: KnownChances,
}

impl WinChances<'_> {
    fn stand(&self, count: Count) -> Chance {
        let total = count.total(self.odds.rules);
        self.stands.get(total as usize).copied().unwrap_or(0)
    }

    /// The chance to win by drawing a card and then playing as well as possible.
    fn draw(&mut self, count: Count, left: u32) -> Chance {
        if let Some(chance) = self.known.get(count, left) {
            return chance;
        }
        let stock = self.odds.stock;
        let chance = stock.each(|kind| {
            let count = count.and(kind);
            let total = count.total(self.odds.rules);
            if total > self.odds.rules.target {
                return 0;
            }
            let stand = self.stand(count);
            // Far below the target another card is always better; near it, seldom.
            let may = left > 1 && stand < SURE;
            let draw = if may { self.draw(count, left - 1) } else { 0 };
            stand.max(draw)
        });
        self.known.note(count, left, chance)
    }
}
