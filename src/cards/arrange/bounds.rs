//! Upper bounds on the hands that some of the cards can make.

use super::makings::{Level, MadeHand, Makings, Mask};
use super::shape::MOST_HANDS;

/// The most hands of three beside the first one.
pub(super) const AFTER: usize = MOST_HANDS - 1;

/// For each set of cards: the best possible level of the weakest hand, if one, two, three or four hands of three are
/// made of them.
#[derive(Clone, Debug)]
pub(super) struct Bounds(Vec<[Level; AFTER]>);

impl Bounds {
    pub fn new(makings: &Makings) -> Bounds {
        let cards = makings.shape().cards();
        let all = 1usize << cards;
        let mut weakest = vec![[0; AFTER]; all];
        for MadeHand { cards, level } in makings.made() {
            if cards.count_ones() == 3 {
                weakest[usize::from(*cards)][0] = *level;
            }
        }
        // Sets that are used up come first. Every set comes after its subsets.
        for set in 1..all {
            let size = set.count_ones() as usize;
            let whole = size / 3;
            if size.is_multiple_of(3) && (2..=AFTER).contains(&whole) {
                weakest[set][whole - 1] = split(&weakest, set, whole);
            }
        }
        // A set can do what the same set without a card can: one card after the other.
        for card in 0..cards {
            for both in weakest.chunks_exact_mut(2 << card) {
                let (without, with) = both.split_at_mut(1 << card);
                let with = with.as_flattened_mut().iter_mut();
                for (with, without) in with.zip(without.as_flattened()) {
                    *with = (*with).max(*without);
                }
            }
        }
        Bounds(weakest)
    }

    pub fn of(&self, cards: Mask) -> &[Level; AFTER] {
        &self.0[usize::from(cards)]
    }
}

/// The best level of the weakest hand, if the first of these cards is in one of the hands.
fn split(weakest: &[[Level; AFTER]], set: usize, hands: usize) -> Level {
    let first = set & set.wrapping_neg();
    let rest = set ^ first;
    let mut best = 0;
    let mut b = rest;
    while b != 0 {
        let second = b & b.wrapping_neg();
        b ^= second;
        let mut c = b;
        while c != 0 {
            let third = c & c.wrapping_neg();
            c ^= third;
            let three = first | second | third;
            let level = weakest[three][0].min(weakest[set ^ three][hands - 2]);
            best = best.max(level);
        }
    }
    best
}
