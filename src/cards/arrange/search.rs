//! The best way to set the cards, by any weighing.

use arrayvec::ArrayVec;

use super::bounds::{AFTER, Bounds};
use super::makings::{Level, Made, Makings, Mask};
use super::shape::MOST_HANDS;

pub(super) type Chosen = ArrayVec<Made, MOST_HANDS>;

/// The hands that weigh most. Of several ways that weigh the same the one with the strongest first hand,
/// then the strongest second one, and so on.
pub(super) fn heaviest(makings: &Makings, weigh: impl FnMut(&[Level]) -> i64) -> Chosen {
    let mut search = Search {
        hands: makings.shape().hands(),
        bounds: Bounds::new(makings),
        weigh,
        chosen: Chosen::new(),
        best: None,
    };
    search.go(makings.made(), makings.all());
    search.best.map(|(_, chosen)| chosen).unwrap_or_default()
}

/// Takes hand after hand, best first, and leaves out whatever cannot weigh more than what was found.
///
/// What is cut off is cut off by [`Bounds`]: no hand after a hand is better than it, nor better than what
/// the cards that are left can make. That cuts so much that of fifteen cards' 1,401,400 ways some
/// hundred parts are weighed.
struct Search<W> {
    hands: usize,
    bounds: Bounds,
    weigh: W,
    chosen: Chosen,
    best: Option<(i64, Chosen)>,
}

impl<W: FnMut(&[Level]) -> i64> Search<W> {
    /// All that can follow the hands chosen: `made` of the cards `left`, best first.
    fn go(&mut self, made: &[Made], left: Mask) {
        let missing = self.hands - self.chosen.len();
        if missing == 1 {
            return self.close(made);
        }
        // What lies beside a hand that is chosen next: one hand less than can be made of what is left.
        let [_, second, third, fourth] = *self.bounds.of(left);
        let beside = [second, third, fourth, fourth];
        let mut refused = None;
        let mut inner = Vec::with_capacity(made.len());
        for (place, next) in made.iter().enumerate() {
            // Four of a kind lie first, and leave other cards: nothing is said of them here.
            let is_three = next.cards.count_ones() == 3;
            if is_three && refused != Some(next.level) {
                if !self.can_gain(*next, &beside) {
                    return;
                }
                refused = Some(next.level);
            }
            let left = left & !next.cards;
            let after = *self.bounds.of(left);
            if !self.can_gain(*next, &after) {
                continue;
            }
            inner.clear();
            let fits = |made: &&Made| made.cards & !left == 0 && made.cards.count_ones() == 3;
            inner.extend(made[place + 1..].iter().filter(fits));
            self.chosen.push(*next);
            self.go(&inner, left);
            self.chosen.pop();
        }
    }

    /// The last hand is the best of what is left.
    fn close(&mut self, made: &[Made]) {
        let Some(last) = made.first() else {
            return;
        };
        let weight = self.weight(*last, &[0; AFTER]);
        if self.is_more(weight) {
            let mut chosen = self.chosen.clone();
            chosen.push(*last);
            self.best = Some((weight, chosen));
        }
    }

    /// Whether there may be more in it to go on with this hand, where those after it are no better than
    /// these.
    fn can_gain(&mut self, next: Made, after: &[Level; AFTER]) -> bool {
        let most = self.weight(next, after);
        self.is_more(most)
    }

    fn is_more(&self, weight: i64) -> bool {
        self.best.as_ref().is_none_or(|(best, _)| weight > *best)
    }

    fn weight(&mut self, next: Made, after: &[Level; AFTER]) -> i64 {
        let mut levels: ArrayVec<Level, MOST_HANDS> =
            self.chosen.iter().map(|made| made.level).collect();
        levels.push(next.level);
        let missing = self.hands - levels.len();
        levels.extend(after[..missing].iter().map(|most| next.level.min(*most)));
        (self.weigh)(&levels)
    }
}
