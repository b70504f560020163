//! Hands of three cards, and the kinds of hands.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::card::{Card, NotACard};

/// A hand of three cards in dealing order. Hands have no order of their own: only a [`Ranking`](super::Ranking)
/// compares them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hand(pub [Card; 3]);

impl Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c] = self.0;
        write!(f, "{a} {b} {c}")
    }
}

impl FromStr for Hand {
    type Err = NotAHand;

    fn from_str(text: &str) -> Result<Hand, NotAHand> {
        let cards: Result<Vec<Card>, NotACard> = text.split_whitespace().map(str::parse).collect();
        let cards = cards.map_err(NotAHand::Card)?;
        <[Card; 3]>::try_from(cards)
            .map(Hand)
            .map_err(|cards| NotAHand::Count(cards.len()))
    }
}

/// Why a text is not a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAHand {
    /// A word is not a card.
    Card(NotACard),
    /// The number of cards is not three, but this.
    Count(usize),
}

impl Display for NotAHand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAHand::Card(error) => error.fmt(f),
            NotAHand::Count(cards) => write!(f, "a hand has three cards, not {cards}"),
        }
    }
}

impl std::error::Error for NotAHand {}

/// The kind of a hand, weakest first (RULES 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum HandKind {
    /// No better kind: only the highest card counts.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// Three cards of one suit.
    Flush,
    /// Three cards in sequence.
    Run,
    /// Three cards in sequence and of one suit.
    RunningFlush,
    /// Three cards of one rank.
    Prial,
}

impl HandKind {
    /// All kinds, weakest first.
    pub const ALL: [HandKind; 6] = [
        HandKind::HighCard,
        HandKind::Pair,
        HandKind::Flush,
        HandKind::Run,
        HandKind::RunningFlush,
        HandKind::Prial,
    ];
}
