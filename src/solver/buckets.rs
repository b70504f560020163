//! Hands in buckets by their strength.

use super::range::{BUCKETS, Chances, ONE, Range, mean};
use crate::cards::{Card, CardSet, HandValue, Pack, Rank, Ranking, sort_many};

/// The buckets of a ranking: which hands are in which, how likely each is, and who wins within one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Buckets {
    /// The best value of each bucket but the last.
    tops: Vec<HandValue>,
    /// The chance of each bucket.
    pub(super) weights: Range,
    /// Of two hands of one bucket, the chance that the one is strictly better, in parts of [`ONE`].
    pub(super) better: Range,
    /// For each own bucket, how much likelier each bucket of the other is than without it, in parts of 2^14. `None`: cards
    /// that two hands take from each other are not counted.
    pub(super) joint: Option<Vec<Range>>,
}

/// The bits of how much likelier two buckets are to meet than if they took no cards from each other.
pub(super) const SHARED: u32 = 14;

/// The most hands that are looked at. Of more, every n-th is.
const MOST_HANDS: usize = 25_000;

impl Buckets {
    /// The buckets of hands of so many cards, three to five, by this ranking.
    #[must_use]
    pub fn new(ranking: &Ranking, cards: usize) -> Buckets {
        let counts = counts(ranking, cards);
        let all = counts.iter().map(|(_, hands)| hands).sum();
        let mut counts = counts.into_iter();
        let mut tops = Vec::with_capacity(BUCKETS);
        let mut better = [0; BUCKETS];
        let mut weights = [0; BUCKETS];
        let mut from = 0;
        for bucket in 0..BUCKETS {
            let wanted = all - share(BUCKETS - 1 - bucket, all);
            let (mut to, mut equal, mut top) = (from, 0, tops.last().copied());
            while to < wanted.min(all) {
                let Some((value, hands)) = counts.next() else {
                    break;
                };
                to += hands;
                equal += hands.pow(2);
                top = Some(value);
            }
            tops.extend(top);
            weights[bucket] = in_parts(to - from, all);
            let pairs = (to - from).pow(2);
            better[bucket] = in_parts(pairs - equal, 2 * pairs);
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

    /// Buckets for which it is counted how often two of them meet: hands take cards from each other. Solving is then slower by
    /// far. It is for three cards.
    #[must_use]
    pub fn counted(ranking: &Ranking) -> Buckets {
        let mut buckets = Buckets::new(ranking, 3);
        let bits = |hand: CardSet| {
            hand.iter()
                .fold(0_u64, |bits, card| bits | 1 << card.index())
        };
        let all: Vec<(usize, u64)> = hands(ranking, 3)
            .map(|(value, hand)| (buckets.of(value), bits(hand)))
            .collect();
        let mut counts = vec![[0_i64; BUCKETS]; BUCKETS];
        for (own, hand) in &all {
            for (other, theirs) in &all {
                counts[*own][*other] += i64::from(hand & theirs == 0);
            }
        }
        let weights = buckets.weights;
        let joint = counts.iter().map(|row| {
            let all: i64 = row.iter().sum();
            let alone = |other: usize| i128::from(all) * i128::from(weights[other]);
            std::array::from_fn(|other| {
                let met = (i128::from(row[other]) << SHARED) * i128::from(ONE);
                met.checked_div(alone(other)).unwrap_or(0) as i32
            })
        });
        buckets.joint = Some(joint.collect());
        buckets
    }

    /// The mean of numbers for each bucket, over all hands.
    #[must_use]
    pub fn mean(&self, numbers: &Chances) -> i32 {
        mean(&numbers.map(i32::from), &self.weights)
    }

    /// The bucket of a hand.
    #[must_use]
    pub fn of(&self, value: HandValue) -> usize {
        self.tops.partition_point(|top| *top < value)
    }
}

fn in_parts(count: usize, of: usize) -> i32 {
    let parts = (count as i64 * i64::from(ONE)).checked_div(of as i64);
    parts.unwrap_or(0) as i32
}

/// The number of hands in the best `buckets`. Good hands decide more chips, so their buckets are smaller.
fn share(buckets: usize, all: usize) -> usize {
    let square = all * buckets * buckets / (BUCKETS * BUCKETS);
    let even = all * buckets / BUCKETS;
    (square + even) / 2
}

/// The values of all hands of so many cards, weakest first, each with its number of hands.
fn counts(ranking: &Ranking, cards: usize) -> Vec<(HandValue, usize)> {
    let is_whole = ranking.rules().lowest == Rank::Two;
    let classes = ranking.classes().filter(|_| cards == 3 && is_whole);
    let mut all: Vec<(HandValue, usize)> = match classes {
        Some(classes) => classes
            .into_iter()
            .map(|(value, hands)| (value, hands as usize))
            .collect(),
        None => hands(ranking, cards).map(|(value, _)| (value, 1)).collect(),
    };
    sort_many(&mut all);
    let equal = all.chunk_by(|a, b| a.0 == b.0);
    let counted = equal.map(|equal| (equal[0].0, equal.iter().map(|(_, hands)| hands).sum()));
    counted.collect()
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
