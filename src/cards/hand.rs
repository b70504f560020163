//! Three cards played together, and the kinds of hand they can make.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::card::{Card, NotACard};

/// A hand of three cards, in the order in which they were dealt. It has no order of its own: only a
/// [`Ranking`](super::Ranking) says which of two hands is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

/// Why a text is no hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAHand {
    /// A word that names no card.
    Card(NotACard),
    /// Not three cards, but so many.
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

/// What a hand is called, weakest first (RULES 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HandKind {
    /// Nothing better than its highest card.
    HighCard,
    /// Two of a rank.
    Pair,
    /// Three of a suit.
    Flush,
    /// Three in sequence.
    Run,
    /// Three in sequence and of a suit.
    RunningFlush,
    /// Three of a rank.
    Prial,
}

impl HandKind {
    /// Every kind, weakest first.
    pub const ALL: [HandKind; 6] = [
        HandKind::HighCard,
        HandKind::Pair,
        HandKind::Flush,
        HandKind::Run,
        HandKind::RunningFlush,
        HandKind::Prial,
    ];
}
