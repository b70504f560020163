//! Finds the arrangement that weighs most.

use arrayvec::ArrayVec;

use super::bounds::{AFTER, Bounds};
use super::laid::Arrangement;
use super::makings::{Chosen, LEVEL_BITS, Level, MadeHand, Makings, Mask};
use super::shape::MOST_HANDS;

impl Makings {
    /// The best arrangement by a function that weighs the levels of the hands, best hand first. The result is exact if
    /// the function never gives a better hand less weight. Of several best arrangements it is the one with the
    /// strongest first hand, then the strongest second hand, and so on.
    #[must_use]
    pub fn best(&self, weigh: impl FnMut(&[Level]) -> i64) -> Arrangement {
        self.laid(&heaviest(self, weigh))
    }

    /// The strongest first hand, then the strongest hand of the remaining cards, and so on. Of equally strong hands it
    /// takes the one that leaves the better rest.
    #[must_use]
    pub fn greedy(&self) -> Arrangement {
        let in_turn = |weight: i64, level: &Level| weight << LEVEL_BITS | i64::from(*level);
        self.best(|levels| levels.iter().fold(0, in_turn))
    }
}

/// The arrangement that weighs most. Of several it is the one with the strongest first hand, then the strongest second
/// hand, and so on.
fn heaviest(makings: &Makings, weigh: impl FnMut(&[Level]) -> i64) -> Chosen {
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

/// A search through the arrangements, best hands first, that skips those that cannot weigh more than the best one
/// found.
///
/// [`Bounds`] limits what an arrangement can reach: no later hand is better than the one before it, nor better than the
/// remaining cards allow. Fifteen cards have 1,401,400 arrangements. Only some hundred partial ones are weighed.
struct Search<W> {
    hands: usize,
    bounds: Bounds,
    weigh: W,
    chosen: Chosen,
    best: Option<(i64, Chosen)>,
}

impl<W: FnMut(&[Level]) -> i64> Search<W> {
    /// Tries all continuations of the chosen hands. `made` are the hands to choose from, best first, and `left` the
    /// remaining cards.
    fn go(&mut self, made: &[MadeHand], left: Mask) {
        let missing = self.hands - self.chosen.len();
        if missing == 1 {
            return self.close(made);
        }
        // The bounds for the hands after the next one. There is one hand less than `left` could make.
        let [_, second, third, fourth] = *self.bounds.of(left);
        let beside = [second, third, fourth, fourth];
        let mut refused = None;
        let mut inner = Vec::with_capacity(made.len());
        for (place, next) in made.iter().enumerate() {
            // Four of a kind come first and leave a different number of cards, so these bounds do not apply to them.
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
            let fits = |made: &&MadeHand| made.cards & !left == 0 && made.cards.count_ones() == 3;
            inner.extend(made[place + 1..].iter().filter(fits));
            self.chosen.push(*next);
            self.go(&inner, left);
            self.chosen.pop();
        }
    }

    /// The last hand is the best one of the remaining cards.
    fn close(&mut self, made: &[MadeHand]) {
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

    /// Whether an arrangement with this hand can weigh more than the best one found. The hands after it are at most
    /// these.
    fn can_gain(&mut self, next: MadeHand, after: &[Level; AFTER]) -> bool {
        let most = self.weight(next, after);
        self.is_more(most)
    }

    fn is_more(&self, weight: i64) -> bool {
        self.best.as_ref().is_none_or(|(best, _)| weight > *best)
    }

    fn weight(&mut self, next: MadeHand, after: &[Level; AFTER]) -> i64 {
        let mut levels: ArrayVec<Level, MOST_HANDS> =
            self.chosen.iter().map(|made| made.level).collect();
        levels.push(next.level);
        let missing = self.hands - levels.len();
        levels.extend(after[..missing].iter().map(|most| next.level.min(*most)));
        (self.weigh)(&levels)
    }
}
