//! How many hands there are of each kind.

use super::hands::Hands;
use crate::cards::{CardSet, HandKind, Rank, Ranking, RankingRules};

/// In how many ways each kind of hand can be dealt: the best three, where more cards are (RULES 7.1 to
/// 7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Ways {
    kinds: [u64; 6],
    threes: u64,
}

impl Ways {
    /// The hands of this kind; prials of threes are prials.
    #[must_use]
    pub fn of(&self, kind: HandKind) -> u64 {
        self.kinds[kind as usize]
    }

    /// The prials of threes.
    #[must_use]
    pub fn threes(&self) -> u64 {
        self.threes
    }

    /// All hands.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.kinds.iter().sum()
    }
}

/// Counts [`Ways`] in slices.
///
/// ```
/// use brag::cards::{HandKind, RankingRules};
/// use brag::odds::WaysCounter;
///
/// let mut counter = WaysCounter::new(RankingRules::default(), 3).expect("three to five cards");
/// while !counter.step(1000) {}
/// assert_eq!(counter.ways().of(HandKind::Run), 720);
/// ```
#[derive(Debug)]
pub struct WaysCounter {
    ranking: Ranking,
    hands: Hands,
    ways: Ways,
}

impl WaysCounter {
    /// Begins to count the hands of three, four or five cards; none of other numbers of cards.
    #[must_use]
    pub fn new(rules: RankingRules, cards: usize) -> Option<WaysCounter> {
        Some(WaysCounter {
            hands: Hands::new(rules.jokers, CardSet::NONE, cards)?,
            ranking: Ranking::new(rules),
            ways: Ways::default(),
        })
    }

    /// Counts so many more hands, and tells whether that was all.
    pub fn step(&mut self, hands: u32) -> bool {
        let (ranking, ways) = (&self.ranking, &mut self.ways);
        self.hands.step(hands, |cards| {
            if let Some(best) = ranking.best(cards) {
                let kind = best.value.kind();
                ways.kinds[kind as usize] += 1;
                let threes = kind == HandKind::Prial && best.value.ranks()[0] == Rank::Three;
                ways.threes += u64::from(threes);
            }
        })
    }

    /// What has been counted so far.
    #[must_use]
    pub fn ways(&self) -> Ways {
        self.ways
    }
}

/// Counts all at once: quick for three cards, some seconds in a browser for five. None of other numbers of
/// cards than three to five.
#[must_use]
pub fn ways(rules: RankingRules, cards: usize) -> Option<Ways> {
    let mut counter = WaysCounter::new(rules, cards)?;
    counter.step(u32::MAX);
    Some(counter.ways())
}
