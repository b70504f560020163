//! The hands that a player sets from one deal (RULES 10.1), as rows of cards in the order of showing.

use std::cmp::Reverse;
use std::fmt::{self, Display};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::{Card, Rank};
use super::hand::Hand;
use super::order::sort_few;
use super::ranking::Ranking;
use super::ranking_rules::RankingRules;
use super::set::CardSet;
use super::value::HandValue;

/// Up to five rows of cards. Rows and cards keep the given order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rows {
    cards: [Card; Rows::MOST_CARDS],
    /// The end of each row.
    ends: [u8; Rows::MOST_ROWS],
    rows: u8,
}

impl Rows {
    /// The most rows in any game.
    pub const MOST_ROWS: usize = 5;
    /// The most cards in any game.
    pub const MOST_CARDS: usize = 15;

    /// No row.
    pub const NONE: Rows = Rows {
        cards: [Card::at(0); Rows::MOST_CARDS],
        ends: [0; Rows::MOST_ROWS],
        rows: 0,
    };

    /// These rows. `None`: there are more rows or cards than in any game.
    #[must_use]
    pub fn new<R: AsRef<[Card]>>(rows: impl IntoIterator<Item = R>) -> Option<Rows> {
        let mut all = Rows::NONE;
        for row in rows {
            all = all.and(row.as_ref())?;
        }
        Some(all)
    }

    /// These rows and another one after them. `None`: there is no room for it.
    #[must_use]
    pub fn and(mut self, row: &[Card]) -> Option<Rows> {
        let start = self.card_count();
        let end = start + row.len();
        let nth = self.len();
        self.cards.get_mut(start..end)?.copy_from_slice(row);
        *self.ends.get_mut(nth)? = end as u8;
        self.rows += 1;
        Some(self)
    }

    /// The number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.rows)
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// The number of cards in all rows.
    #[must_use]
    pub fn card_count(&self) -> usize {
        let last = self.len().checked_sub(1);
        last.map_or(0, |last| usize::from(self.ends[last]))
    }

    /// The rows in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[Card]> {
        (0..self.len()).map(|nth| {
            let start = nth.checked_sub(1).map_or(0, |before| self.ends[before]);
            &self.cards[usize::from(start)..usize::from(self.ends[nth])]
        })
    }

    /// All cards.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.iter().flatten().copied().collect()
    }

    /// The value of each row. `None`: it is neither three cards nor four of a kind.
    pub fn values(&self, ranking: &Ranking) -> impl Iterator<Item = Option<HandValue>> {
        self.iter().map(|row| ranking.row(row))
    }

    /// Whether every row is a hand, and none is better than the one before it.
    #[must_use]
    pub fn is_in_order(&self, ranking: &Ranking) -> bool {
        let values: Option<Vec<HandValue>> = self.values(ranking).collect();
        values.is_some_and(|values| values.is_sorted_by(|before, after| before >= after))
    }

    /// Like [`Rows::is_in_order`], by these rules.
    #[must_use]
    pub fn is_in_order_by(&self, rules: RankingRules) -> bool {
        self.is_in_order(&Ranking::new(rules))
    }

    /// The same rows, best first.
    #[must_use]
    pub fn best_first(&self, ranking: &Ranking) -> Rows {
        let mut rows: Vec<&[Card]> = self.iter().collect();
        sort_few(&mut rows, |row| Reverse(ranking.row(row)));
        Rows::new(rows).unwrap_or(*self)
    }
}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Rows {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rows, D::Error> {
        let rows: Vec<Vec<Card>> = Vec::deserialize(from)?;
        Rows::new(rows).ok_or(D::Error::custom("too many cards"))
    }
}

impl Ranking {
    /// The value of a row. `None`: it is neither three cards nor four of a kind.
    #[must_use]
    pub fn row(&self, row: &[Card]) -> Option<HandValue> {
        match *row {
            [a, b, c] => Some(self.value(Hand([a, b, c]))),
            _ => four_of_a_kind(row).map(|rank| self.four_of_a_kind(rank)),
        }
    }
}

/// The rank, if these are four cards of one rank.
#[must_use]
pub fn four_of_a_kind(row: &[Card]) -> Option<Rank> {
    let rank = row.first()?.rank()?;
    (row.len() == 4 && row.iter().all(|card| card.rank() == Some(rank))).then_some(rank)
}

/// The format of records: the cards of a row without spaces (RULES 10.1).
impl Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, row) in self.iter().enumerate() {
            let gap = if nth == 0 { "" } else { " " };
            f.write_str(gap)?;
            row.iter().try_for_each(|card| write!(f, "{card}"))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}
