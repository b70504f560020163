//! Hands in buckets by their strength.

use super::range::{BUCKETS, ONE, Range};
use crate::cards::{Card, CardSet, HandValue, Pack, Ranking, sort_many};

/// The buckets of a ranking: which hands are in which, how likely each is, and who wins within one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buckets {
    /// The best value of each bucket but the last.
    tops: Vec<HandValue>,
    /// The chance of each bucket.
    pub weights: Range,
    /// Of two hands of one bucket, the chance that the one is strictly better, in parts of [`ONE`].
    pub better: Range,
    /// How much likelier each bucket of the other is if one's own is this, in parts of 2^14. `None`: cards that two hands take from each other are not counted.
    pub joint: Option<Vec<Range>>,
}

/// The most hands that are looked at. Of more, every n-th is.
const MOST_HANDS: usize = 25_000;

impl Buckets {
    /// The buckets of hands of so many cards, three to five, by this ranking.
    #[must_use]
    pub fn new(ranking: &Ranking, cards: usize) -> Buckets {
        let mut values: Vec<HandValue> = hands(ranking, cards).map(|(value, _)| value).collect();
        sort_many(&mut values);
        let all = values.len();
        let mut tops = Vec::with_capacity(BUCKETS);
        let mut better = [0; BUCKETS];
        let mut weights = [0; BUCKETS];
        let mut from = 0;
        for bucket in 0..BUCKETS {
            let wanted = all - share(BUCKETS - 1 - bucket, all);
            let mut to = wanted.clamp(from, all);
            while to > 0 && to < all && values[to] == values[to - 1] {
                to += 1;
            }
            let inside = &values[from..to];
            tops.extend(inside.last().or(tops.last()).copied());
            weights[bucket] = in_parts(inside.len(), all);
            let equal = inside
                .chunk_by(|a, b| a == b)
                .map(|equal| equal.len().pow(2));
            let pairs = inside.len().pow(2);
            better[bucket] = in_parts(pairs - equal.sum::<usize>(), 2 * pairs);
            from = to;
        }
        tops.pop();
        Buckets {
            tops,
            weights,
            better,
            joint: None,
        }
    }

    /// Counts for three natural cards.
    pub fn count_joint(&mut self, ranking: &Ranking) {
        let all: Vec<(usize, u64)> = hands(ranking, 3)
            .map(|(value, hand)| {
                let bits = hand
                    .iter()
                    .fold(0_u64, |bits, card| bits | 1 << card.index());
                (self.of(value), bits)
            })
            .collect();
        let mut counts = vec![[0_i64; BUCKETS]; BUCKETS];
        for (i, a) in &all {
            for (j, b) in &all {
                counts[*i][*j] += i64::from(a & b == 0);
            }
        }
        let sums = counts.iter().map(|row| row.iter().sum::<i64>());
        let joint = counts.iter().zip(sums).map(|(row, sum)| {
            std::array::from_fn(|j| {
                ((i128::from(row[j]) << 14) * i128::from(ONE)
                    / i128::from(sum)
                    / i128::from(self.weights[j])) as i32
            })
        });
        self.joint = Some(joint.collect());
    }

    /// The bucket of a hand.
    #[must_use]
    pub fn of(&self, value: HandValue) -> usize {
        self.tops.partition_point(|top| *top < value)
    }

    /// The chances of the buckets of another player, seen by one who knows that these cards are elsewhere.
    #[must_use]
    pub fn without(&self, ranking: &Ranking, cards: usize, known: CardSet) -> Range {
        let mut counts = [0; BUCKETS];
        let mut all = 0;
        for (value, hand) in hands(ranking, cards) {
            if !hand.iter().any(|card| known.contains(card)) {
                counts[self.of(value)] += 1;
                all += 1;
            }
        }
        counts.map(|count| in_parts(count, all))
    }
}

fn in_parts(count: usize, of: usize) -> i32 {
    let parts = (count as i64 * i64::from(ONE)).checked_div(of as i64);
    parts.unwrap_or(0) as i32
}

/// The number of hands in so many of the best buckets. Good hands decide more chips, so their buckets are smaller.
fn share(buckets: usize, all: usize) -> usize {
    let square = all * buckets * buckets / (BUCKETS * BUCKETS);
    let even = all * buckets / BUCKETS;
    (square + even) / 2
}

/// All hands of so many cards, or evenly many of them, with their values.
fn hands(ranking: &Ranking, cards: usize) -> impl Iterator<Item = (HandValue, CardSet)> {
    let rules = ranking.rules();
    let pack: Vec<Card> = Pack::from_rank(rules.lowest, rules.jokers).iter().collect();
    let total = choose(pack.len(), cards);
    let step = total.div_ceil(MOST_HANDS).max(1);
    (0..total).step_by(step).filter_map(move |nth| {
        let hand = combination(&pack, cards, nth);
        let value = ranking.best(&hand)?.value;
        Some((value, hand.into_iter().collect()))
    })
}

/// The number of choices of so many of these.
fn choose(of: usize, count: usize) -> usize {
    (0..count).fold(1, |total, taken| {
        total * of.saturating_sub(taken) / (taken + 1)
    })
}

/// The n-th choice of so many cards.
fn combination(pack: &[Card], cards: usize, mut nth: usize) -> Vec<Card> {
    let mut hand = Vec::with_capacity(cards);
    for (at, card) in pack.iter().enumerate() {
        let left = cards - hand.len();
        if left == 0 {
            break;
        }
        let with = choose(pack.len() - at - 1, left - 1);
        if nth < with {
            hand.push(*card);
        } else {
            nth -= with;
        }
    }
    hand
}
