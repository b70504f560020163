//! Hands set from one deal (RULES 10.1): some rows of cards, in the order in which they are shown.

use std::fmt::{self, Display};

use super::card::{Card, Rank};
use super::hand::Hand;
use super::ranking::{Ranking, RankingRules};
use super::set::CardSet;
use super::value::HandValue;

/// Up to five rows of cards. The order of rows and of cards is kept as it was given.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rows {
    cards: [Card; Rows::MOST_CARDS],
    /// Where each row ends.
    ends: [u8; Rows::MOST_ROWS],
    rows: u8,
}

impl Rows {
    /// The most rows that any game sets.
    pub const MOST_ROWS: usize = 5;
    /// The most cards that any game deals.
    pub const MOST_CARDS: usize = 15;

    /// No row.
    pub const NONE: Rows = Rows {
        cards: [Card::at(0); Rows::MOST_CARDS],
        ends: [0; Rows::MOST_ROWS],
        rows: 0,
    };

    /// These rows; none where they are more rows or more cards than any game has.
    #[must_use]
    pub fn new<R: AsRef<[Card]>>(rows: impl IntoIterator<Item = R>) -> Option<Rows> {
        let mut all = Rows::NONE;
        for row in rows {
            all = all.and(row.as_ref())?;
        }
        Some(all)
    }

    /// These rows and one more after them, where there is room for it.
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

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.rows)
    }

    /// Whether there is no row.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// How many cards there are in all rows.
    #[must_use]
    pub fn card_count(&self) -> usize {
        let last = self.len().checked_sub(1);
        last.map_or(0, |last| usize::from(self.ends[last]))
    }

    /// The rows, the first first.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &[Card]> {
        (0..self.len()).map(|nth| {
            let start = nth.checked_sub(1).map_or(0, |before| self.ends[before]);
            &self.cards[usize::from(start)..usize::from(self.ends[nth])]
        })
    }

    /// All their cards.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        self.iter().flatten().copied().collect()
    }

    /// How strong each row is; none of a row that is neither three cards nor four of a kind.
    pub fn values(&self, ranking: &Ranking) -> impl Iterator<Item = Option<HandValue>> {
        self.iter().map(|row| ranking.row(row))
    }

    /// Whether no row is stronger than the one before it, and each is one.
    #[must_use]
    pub fn is_in_order(&self, ranking: &Ranking) -> bool {
        let values: Option<Vec<HandValue>> = self.values(ranking).collect();
        values.is_some_and(|values| values.is_sorted_by(|before, after| before >= after))
    }

    /// As [`Rows::is_in_order`], by these rules.
    #[must_use]
    pub fn is_in_order_by(&self, rules: RankingRules) -> bool {
        self.is_in_order(&Ranking::new(rules))
    }

    /// The same rows, the strongest first.
    #[must_use]
    pub fn best_first(&self, ranking: &Ranking) -> Rows {
        let mut rows: Vec<(&[Card], Option<HandValue>)> = Vec::with_capacity(self.len());
        // Five at the most: the library's sort weighs more than they are worth.
        for row in self.iter() {
            let value = ranking.row(row);
            let weaker = rows.iter().position(|(_, other)| *other < value);
            rows.insert(weaker.unwrap_or(rows.len()), (row, value));
        }
        Rows::new(rows.into_iter().map(|(row, _)| row)).unwrap_or(*self)
    }
}

impl Ranking {
    /// How strong a row is; none of what is neither three cards nor four of a kind.
    #[must_use]
    pub fn row(&self, row: &[Card]) -> Option<HandValue> {
        match *row {
            [a, b, c] => Some(self.value(Hand([a, b, c]))),
            _ => four_of_a_kind(row).map(|rank| self.four_of_a_kind(rank)),
        }
    }
}

/// The rank of four cards of one rank.
#[must_use]
pub fn four_of_a_kind(row: &[Card]) -> Option<Rank> {
    let rank = row.first()?.rank()?;
    (row.len() == 4 && row.iter().all(|card| card.rank() == Some(rank))).then_some(rank)
}

/// As a record writes them: the cards of a row without spaces (RULES 10.1).
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
