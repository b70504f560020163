//! Exchanging cards to reach a number (RULES 10.4, `stock31`). All hands lie open, so the chances of the next cards are
//! known. A hand always has three cards, which are told apart by what they count.

use super::number::{Chance, SURE, elders};
use super::style::Style;
use crate::cards::{Card, CardSet, Pack};
use crate::engine::{
    Action, DrawingAction, Event, Exact, NumberRules, NumberTie, Seat, SeatView, View, Zone,
};

/// The most exchanges that are considered. More are too rare to matter, and each makes a choice slower.
const DEEPEST: u32 = 3;

/// What a card counts: its pips, or [`ACE`].
type Count = usize;
const ACE: Count = 11;
const COUNTS: usize = ACE + 1;

/// What the three cards of a hand count, in ascending order.
type Three = [Count; 3];

/// Chooses to exchange a card or to stand. `None`: the player is not asked for that.
pub(super) fn choose(view: View<'_>, rules: &NumberRules, style: Style) -> Option<Action> {
    let me = view.own()?.seat();
    let order: Vec<SeatView<'_>> = elders(view);
    let turn = order.iter().position(|seat| seat.seat() == me)?;
    let stock = Stock::unseen(rules, view);
    let before = order[..turn].iter().filter_map(|seat| three(rules, *seat));
    let before = before.map(|hand| total(rules, hand));
    let best = before.filter(|sum| *sum <= rules.target).max();
    let after: Vec<Three> = order[turn + 1..]
        .iter()
        .filter_map(|seat| three(rules, *seat))
        .collect();
    let left = rules.most.map_or(DEEPEST, |most| {
        most.saturating_sub(taken(view, me)).min(DEEPEST)
    });
    let mut odds = Odds {
        rules,
        stock: &stock,
        stands: Vec::new(),
        known: KnownChances::default(),
    };
    let own = three(rules, order[turn])?;
    // Nobody goes on to stand on less than they have.
    let least = total(rules, own);
    odds.stands = (0..=rules.target)
        .map(|sum| match sum < least {
            true => 0,
            false => odds.standing(sum, best, &after),
        })
        .collect();
    let stand = odds.stand(own);
    let lean = SURE / 1000 * Chance::from(style.stands);
    let lean = if stand > 0 { lean } else { 0 };
    let cards: Vec<Card> = cards(order[turn]).collect();
    let gives = cards.iter().filter(|_| left > 0);
    let gives = gives.map(|card| (odds.giving(own, count(rules, *card), left), *card));
    let most = gives.max_by_key(|(chance, _)| *chance);
    Some(Action::Drawing(match most {
        Some((chance, card)) if chance > stand + lean => DrawingAction::Give(card),
        _ => DrawingAction::Stand,
    }))
}

/// How many cards a player has taken for others.
fn taken(view: View<'_>, seat: Seat) -> u32 {
    let dealt = view
        .history()
        .filter(|event| matches!(event, Event::Dealt { to: Zone::Hand(to), .. } if *to == seat));
    (dealt.count() as u32).saturating_sub(3)
}

fn cards(seat: SeatView<'_>) -> impl Iterator<Item = Card> {
    let faces = seat.hands().flat_map(|hand| hand.faces());
    faces.filter_map(|face| face.card)
}

fn count(rules: &NumberRules, card: Card) -> Count {
    rules.pips(card).map_or(ACE, |pips| pips as Count)
}

fn three(rules: &NumberRules, seat: SeatView<'_>) -> Option<Three> {
    let counts: Vec<Count> = cards(seat).map(|card| count(rules, card)).collect();
    Some(sorted(counts.try_into().ok()?))
}

fn sorted(mut hand: Three) -> Three {
    hand.sort_unstable();
    hand
}

fn total(rules: &NumberRules, hand: Three) -> u32 {
    let aces = hand.iter().filter(|count| **count == ACE).count();
    let pips: usize = hand.iter().filter(|count| **count != ACE).sum();
    rules.points(pips as u32, aces as u32)
}

/// The cards that may still come, by what they count.
struct Stock {
    cards: [u32; COUNTS],
    all: u32,
}

impl Stock {
    fn unseen(rules: &NumberRules, view: View<'_>) -> Stock {
        let hands = view.seats().flat_map(SeatView::hands);
        let faces = hands.flat_map(|hand| hand.faces());
        let held = faces.filter_map(|face| face.card);
        let given = view.history().filter_map(|event| match event {
            Event::Discarded { card, .. } => card.card,
            _ => None,
        });
        let seen: CardSet = held.chain(given).collect();
        let mut stock = Stock {
            cards: [0; COUNTS],
            all: 0,
        };
        for card in Pack::sorted().iter().filter(|card| !seen.contains(*card)) {
            stock.cards[count(rules, card)] += 1;
            stock.all += 1;
        }
        stock
    }

    /// The expected value over the next card.
    fn each(&self, mut of: impl FnMut(Count) -> Chance) -> Chance {
        let mut sum = 0;
        for (count, cards) in self.cards.iter().enumerate() {
            if *cards > 0 {
                sum += Chance::from(*cards) * of(count);
            }
        }
        sum / Chance::from(self.all.max(1))
    }
}

/// The chances that are known already, by the hand and the exchanges that are left.
struct KnownChances(Vec<Chance>);

const UNKNOWN: Chance = -1;

impl Default for KnownChances {
    fn default() -> KnownChances {
        KnownChances(vec![
            UNKNOWN;
            COUNTS * COUNTS * COUNTS * (DEEPEST as usize + 1)
        ])
    }
}

impl KnownChances {
    fn at(&mut self, [a, b, c]: Three, left: u32) -> Option<&mut Chance> {
        let hand = (a * COUNTS + b) * COUNTS + c;
        self.0
            .get_mut(hand * (DEEPEST as usize + 1) + left as usize)
    }

    fn get(&mut self, hand: Three, left: u32) -> Option<Chance> {
        self.at(hand, left)
            .map(|chance| *chance)
            .filter(|chance| *chance != UNKNOWN)
    }

    fn note(&mut self, hand: Three, left: u32, chance: Chance) -> Chance {
        if let Some(known) = self.at(hand, left) {
            *known = chance;
        }
        chance
    }
}

/// The rules, the cards that may come, and the chance to win by standing on each sum.
struct Odds<'a> {
    rules: &'a NumberRules,
    stock: &'a Stock,
    stands: Vec<Chance>,
    known: KnownChances,
}

impl Odds<'_> {
    /// The chance that a player who gives his lowest card until he passes this sum does so without going over.
    fn passes(&self, hand: Three, above: u32, left: u32, known: &mut KnownChances) -> Chance {
        let sum = total(self.rules, hand);
        if sum > self.rules.target {
            return 0;
        } else if sum > above {
            return SURE;
        } else if left == 0 {
            return 0;
        }
        if let Some(chance) = known.get(hand, left) {
            return chance;
        }
        let [_, b, c] = hand;
        let chance = self
            .stock
            .each(|new| self.passes(sorted([new, b, c]), above, left - 1, known));
        known.note(hand, left, chance)
    }

    /// The chance to win by standing on this sum: no later player passes it.
    fn standing(&self, sum: u32, best: Option<u32>, after: &[Three]) -> Chance {
        let mut wins = match (best, self.rules.tie) {
            (Some(best), _) if sum < best => return 0,
            (Some(best), NumberTie::Elder) if sum == best => return 0,
            (Some(best), _) if sum == best => SURE / 2,
            _ => SURE,
        };
        if sum == self.rules.target && self.rules.exact == Exact::Takes {
            return wins.max(SURE / 2);
        }
        let most = self.rules.most.unwrap_or(DEEPEST).min(DEEPEST);
        let mut known = KnownChances::default();
        for hand in after {
            wins = wins * (SURE - self.passes(*hand, sum, most, &mut known)) / SURE;
        }
        wins
    }

    fn stand(&self, hand: Three) -> Chance {
        let sum = total(self.rules, hand) as usize;
        self.stands.get(sum).copied().unwrap_or(0)
    }

    /// The chance to win by giving a card that counts this and then playing as well as possible.
    fn giving(&mut self, hand: Three, given: Count, left: u32) -> Chance {
        let Some(at) = hand.iter().position(|count| *count == given) else {
            return 0;
        };
        let stock = self.stock;
        stock.each(|new| {
            let mut next = hand;
            next[at] = new;
            self.best(sorted(next), left - 1)
        })
    }

    /// The chance to win with the best play from here on.
    fn best(&mut self, hand: Three, left: u32) -> Chance {
        let sum = total(self.rules, hand);
        if sum > self.rules.target {
            return 0;
        }
        let stand = self.stand(hand);
        if left == 0 || stand == SURE {
            return stand;
        }
        if let Some(chance) = self.known.get(hand, left) {
            return chance;
        }
        let mut best = stand;
        for given in hand {
            best = best.max(self.giving(hand, given, left));
        }
        self.known.note(hand, left, best)
    }
}
