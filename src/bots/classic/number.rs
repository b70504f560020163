//! Drawing to a number. All hands lie open, so the chances of the next cards are known.

use super::style::Style;
use crate::cards::{Card, CardSet, Pack};
use crate::engine::{
    Action, DrawingAction, Exact, NumberRules, NumberTie, Seat, SeatView, Standing, View,
};

/// A chance, or an expected share of the pot. [`SURE`] is 1.
type Chance = i64;
const SURE: Chance = 1 << 30;

/// The most draws that are considered. More are too rare to matter.
const DEEPEST: u32 = 5;

/// The cards that may still come: the aces, and the others by their pips from 2 to 10.
#[derive(Clone, Copy)]
struct Stock {
    aces: u32,
    pips: [u32; 11],
    all: u32,
}

/// The pips of a hand, and its number of aces.
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
    let stock = Stock::unseen(view);
    let total = |seat: &SeatView<'_>| count(*seat).total(&rules);
    // Players before have finished. Those who are out do not count, and those who hit the number share.
    let before = order[..turn].iter().map(total);
    let best = before.filter(|sum| *sum <= rules.target).max();
    let after: Vec<Count> = order[turn + 1..].iter().map(|seat| count(*seat)).collect();
    let chances = WinChances {
        rules,
        stands: standing(&rules, &stock, best, &after),
    };
    let own = count(order[turn]);
    let drawn = order[turn].hands().flat_map(|hand| hand.faces()).count() as u32 - 3;
    let left = rules
        .most
        .map_or(DEEPEST, |most| most.saturating_sub(drawn));
    let stand = chances.stand(own);
    let lean = SURE / 1000 * Chance::from(style.stands);
    // Without a chance to win, the temper does not matter.
    let lean = if stand > 0 { lean } else { 0 };
    let draws = left > 0 && chances.draw(own, &stock, left.min(DEEPEST)) > stand + lean;
    Some(Action::Drawing(if draws {
        DrawingAction::Draw(CardSet::NONE)
    } else {
        DrawingAction::Stand
    }))
}

/// All players who were dealt in. The eldest comes first.
fn elders(view: View<'_>) -> Vec<SeatView<'_>> {
    let seats = view.seats().len() as u8;
    let clockwise = (1..=seats).map(|step| Seat((view.dealer().0 + step) % seats));
    let dealt_in = clockwise.filter_map(|seat| view.seat(seat));
    dealt_in
        .filter(|seat| seat.standing() != Standing::Out)
        .collect()
}

fn count(seat: SeatView<'_>) -> Count {
    let faces = seat.hands().flat_map(|hand| hand.faces());
    faces
        .filter_map(|face| face.card)
        .fold(Count::default(), |count, card| {
            count.and(NumberRules::pips(card))
        })
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
    fn unseen(view: View<'_>) -> Stock {
        let hands = view.seats().flat_map(SeatView::hands);
        let faces = hands.flat_map(|hand| hand.faces());
        let seen: CardSet = faces.filter_map(|face| face.card).collect();
        let mut stock = Stock {
            aces: 0,
            pips: [0; 11],
            all: 0,
        };
        let whole = Pack::sorted();
        let unseen = whole.iter().filter(|card: &Card| !seen.contains(*card));
        for card in unseen {
            *stock.of(NumberRules::pips(card)) += 1;
            stock.all += 1;
        }
        stock
    }

    fn of(&mut self, pips: Option<u32>) -> &mut u32 {
        match pips {
            Some(pips) => &mut self.pips[pips as usize],
            None => &mut self.aces,
        }
    }

    /// The expected value over the next card. `of` is the value after each kind of card.
    fn each(&self, mut of: impl FnMut(Option<u32>, &Stock) -> Chance) -> Chance {
        let mut sum = 0;
        let kinds = std::iter::once(None).chain((2..=10).map(Some));
        for kind in kinds {
            let mut rest = *self;
            let cards = *rest.of(kind);
            if cards > 0 {
                *rest.of(kind) -= 1;
                rest.all -= 1;
                sum += Chance::from(cards) * of(kind, &rest);
            }
        }
        sum / Chance::from(self.all.max(1))
    }

    /// The chance that a player who draws until he passes this sum does so without going over the target.
    fn passes(&self, count: Count, above: u32, rules: &NumberRules, draws: u32) -> Chance {
        let total = count.total(rules);
        if total > rules.target {
            0
        } else if total > above {
            SURE
        } else if draws == 0 {
            0
        } else {
            self.each(|kind, rest| rest.passes(count.and(kind), above, rules, draws - 1))
        }
    }
}

/// The chance to win by standing on each sum: no later player passes it.
fn standing(rules: &NumberRules, stock: &Stock, best: Option<u32>, after: &[Count]) -> Vec<Chance> {
    let draws = rules.most.unwrap_or(DEEPEST).min(DEEPEST - 1);
    let of = |sum: u32| {
        let beaten = best.is_some_and(|best| sum < best);
        let equal = best == Some(sum);
        let mut left = match (beaten, equal, rules.tie) {
            (true, ..) | (_, true, NumberTie::Elder) => return 0,
            (_, true, NumberTie::Split | NumberTie::Again) => SURE / 2,
            _ => SURE,
        };
        if sum == rules.target && rules.exact == Exact::Takes {
            return left.max(SURE / 2);
        }
        for count in after {
            left = left * (SURE - stock.passes(*count, sum, rules, draws)) / SURE;
        }
        left
    };
    (0..=rules.target).map(of).collect()
}

/// The best play from here on, and its chances.
struct WinChances {
    rules: NumberRules,
    stands: Vec<Chance>,
}

impl WinChances {
    fn stand(&self, count: Count) -> Chance {
        let total = count.total(&self.rules);
        self.stands.get(total as usize).copied().unwrap_or(0)
    }

    /// The chance to win by drawing a card and then playing as well as possible.
    fn draw(&self, count: Count, stock: &Stock, left: u32) -> Chance {
        stock.each(|kind, rest| {
            let count = count.and(kind);
            let total = count.total(&self.rules);
            if total > self.rules.target {
                return 0;
            }
            let stand = self.stand(count);
            // Far below the target another card is always better; near it, seldom.
            let may = left > 1 && stand < SURE;
            let draw = if may {
                self.draw(count, rest, left - 1)
            } else {
                0
            };
            stand.max(draw)
        })
    }
}
