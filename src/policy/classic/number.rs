//! Drawing to a number: every card that lies open is known, so what may come is known too.

use super::Style;
use crate::cards::{Card, CardSet, Pack};
use crate::engine::{
    Action, DrawingAction, Exact, NumberRules, NumberTie, Seat, SeatView, Standing, View,
};

/// A chance, of so many.
type Chance = i64;
const SURE: Chance = 1 << 30;

/// More cards than this are drawn so seldom that they do not matter.
const DEEPEST: u32 = 5;

/// The cards that may still come: aces, then by their pips from two to ten.
#[derive(Clone, Copy)]
struct Stock {
    aces: u32,
    pips: [u32; 11],
    all: u32,
}

/// What a hand counts: its pips, and its aces.
#[derive(Clone, Copy, Default)]
struct Count {
    pips: u32,
    aces: u32,
}

/// To draw, or to stand.
pub(super) fn choose(view: View<'_>, style: Style) -> Option<Action> {
    let rules = *view.rules().number()?;
    let me = view.own()?.seat();
    let order: Vec<SeatView<'_>> = elders(view);
    let turn = order.iter().position(|seat| seat.seat() == me)?;
    let stock = Stock::unseen(view);
    let total = |seat: &SeatView<'_>| count(*seat).total(&rules);
    // Those before have said their last word, but for who was out or hit the number and shares.
    let before = order[..turn].iter().map(total);
    let best = before.filter(|sum| *sum <= rules.target).max();
    let after: Vec<Count> = order[turn + 1..].iter().map(|seat| count(*seat)).collect();
    let hope = Hope {
        rules,
        stands: standing(&rules, &stock, best, &after),
    };
    let own = count(order[turn]);
    let drawn = order[turn].hands().flat_map(|hand| hand.faces()).count() as u32 - 3;
    let left = rules
        .most
        .map_or(DEEPEST, |most| most.saturating_sub(drawn));
    let stand = hope.stand(own);
    let lean = SURE / 1000 * Chance::from(style.stands);
    // With nothing to lose there is nothing to lean on.
    let lean = if stand > 0 { lean } else { 0 };
    let draws = left > 0 && hope.draw(own, &stock, left.min(DEEPEST)) > stand + lean;
    Some(Action::Drawing(if draws {
        DrawingAction::Draw(CardSet::NONE)
    } else {
        DrawingAction::Stand
    }))
}

/// Everybody dealt in, the eldest first.
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

    /// Sums what each kind of card leads to, as likely as it is to come.
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

    /// How likely a player comes above this sum and not over the number, who draws until he does.
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

/// What standing on each sum is worth: none of those who come after passes it.
fn standing(rules: &NumberRules, stock: &Stock, best: Option<u32>, after: &[Count]) -> Vec<Chance> {
    let draws = rules.most.unwrap_or(DEEPEST).min(DEEPEST - 1);
    let of = |sum: u32| {
        let beaten = best.is_some_and(|best| sum < best);
        let equal = best == Some(sum);
        let mut left = match (beaten, equal, rules.tie) {
            (true, ..) | (_, true, NumberTie::Elder) => return 0,
            (_, true, NumberTie::Split) => SURE / 2,
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

/// What a player can still hope for.
struct Hope {
    rules: NumberRules,
    stands: Vec<Chance>,
}

impl Hope {
    fn stand(&self, count: Count) -> Chance {
        let total = count.total(&self.rules);
        self.stands.get(total as usize).copied().unwrap_or(0)
    }

    /// What a card more is worth, and going on as well as one can from there.
    fn draw(&self, count: Count, stock: &Stock, left: u32) -> Chance {
        stock.each(|kind, rest| {
            let count = count.and(kind);
            let total = count.total(&self.rules);
            if total > self.rules.target {
                return 0;
            }
            let stand = self.stand(count);
            // Far from the number a card more is always better, and near it seldom.
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
