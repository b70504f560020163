//! The pack: its order is part of the game, for Brag gathers the cards and seldom shuffles them.

use std::collections::VecDeque;
use std::fmt::{self, Display};
use std::str::FromStr;

use super::card::{Card, NotACard, Rank};
use super::set::CardSet;

/// A pile of different cards, face down, top card first.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Pack(VecDeque<Card>);

impl Pack {
    /// A new pack of 52, sorted: twos first, clubs to spades within a rank.
    #[must_use]
    pub fn sorted() -> Pack {
        Pack::whole(0)
    }

    /// A new pack of 52, sorted, and this many jokers after them: as many as there can be, where
    /// there cannot be so many.
    #[must_use]
    pub fn whole(jokers: u8) -> Pack {
        let cards = 52 + jokers.min(Card::MOST_JOKERS);
        Pack((0..cards).map(Card::at).collect())
    }

    /// The same without the ranks below this one (RULES 10.6).
    #[must_use]
    pub fn from_rank(lowest: Rank, jokers: u8) -> Pack {
        let is_left = |card: &Card| card.rank().is_none_or(|rank| rank >= lowest);
        Pack(Pack::whole(jokers).iter().filter(is_left).collect())
    }

    /// The pack made of these cards, top card first.
    ///
    /// # Errors
    /// [`NotAPack::Twice`] where a card comes twice.
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

    /// How many cards are left.
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

    /// Whether both packs hold the same cards, in whatever order.
    #[must_use]
    pub fn same_cards(&self, other: &Pack) -> bool {
        self.iter().collect::<CardSet>() == other.iter().collect()
    }

    pub(crate) fn draw(&mut self) -> Option<Card> {
        self.0.pop_front()
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

/// Why some cards are no pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAPack {
    /// A word that names no card.
    Card(NotACard),
    /// The same card twice.
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
