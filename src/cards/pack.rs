//! A pack of cards. Its order is part of the game, because in Brag cards are gathered and seldom shuffled.

use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt::{self, Display};
use std::str::FromStr;

use super::card::{Card, NotACard, Rank};
use super::set::CardSet;

/// A face-down pile of different cards, top card first.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Pack(VecDeque<Card>);

impl Pack {
    /// A new pack of 52 cards, sorted by rank from the twos up, and within a rank from clubs to spades.
    #[must_use]
    pub fn sorted() -> Pack {
        Pack::whole(0)
    }

    /// A new pack of 52 cards, sorted, with this many jokers after them, but at most [`Card::MOST_JOKERS`].
    #[must_use]
    pub fn whole(jokers: u8) -> Pack {
        let cards = 52 + jokers.min(Card::MOST_JOKERS);
        Pack((0..cards).map(Card::at).collect())
    }

    /// A new pack without the ranks below `lowest` (RULES 10.6), sorted, with its jokers last.
    #[must_use]
    pub fn from_rank(lowest: Rank, jokers: u8) -> Pack {
        let is_left = |card: &Card| card.rank().is_none_or(|rank| rank >= lowest);
        Pack(Pack::whole(jokers).iter().filter(is_left).collect())
    }

    /// A pack of these cards, top card first.
    ///
    /// # Errors
    /// [`NotAPack::Twice`]: a card comes twice.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Result<Pack, NotAPack> {
        let cards: VecDeque<Card> = cards.into_iter().collect();
        let mut seen = CardSet::NONE;
        for card in &cards {
            if seen.contains(*card) {
                return Err(NotAPack::Twice(*card));
            }
            seen.insert(*card);
        }
        Ok(Pack(cards))
    }

    /// The number of remaining cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The cards, top card first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator {
        self.0.iter().copied()
    }

    /// Whether both packs have the same cards, in any order.
    #[must_use]
    pub fn same_cards(&self, other: &Pack) -> bool {
        self.iter().collect::<CardSet>() == other.iter().collect()
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.0.pop_front()
    }

    /// Becomes this other pack.
    pub(crate) fn copy(&mut self, other: &Pack) {
        self.0.clone_from(&other.0);
    }

    pub(crate) fn put_under(&mut self, card: Card) {
        self.0.push_back(card);
    }
}

impl Display for Pack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, card) in self.iter().enumerate() {
            let gap = if i == 0 { "" } else { " " };
            write!(f, "{gap}{card}")?;
        }
        Ok(())
    }
}

impl FromStr for Pack {
    type Err = NotAPack;

    fn from_str(text: &str) -> Result<Pack, NotAPack> {
        let cards: Result<Vec<Card>, NotACard> = text.split_whitespace().map(str::parse).collect();
        Pack::new(cards.map_err(NotAPack::Card)?)
    }
}

/// Why some cards are not a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAPack {
    /// A word is not a card.
    Card(NotACard),
    /// This card comes twice.
    Twice(Card),
}

impl Display for NotAPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAPack::Card(error) => error.fmt(f),
            NotAPack::Twice(card) => write!(f, "the card {card} is in the pack twice"),
        }
    }
}

impl std::error::Error for NotAPack {}
