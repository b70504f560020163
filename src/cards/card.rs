//! One card of the pack, and its text: rank then suit, `Td` for the ten of diamonds.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

/// A rank, from the two up to the ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// Every rank, lowest first.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The rank's letter: one of `23456789TJQKA`.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b"23456789TJQKA"[self as usize])
    }
}

/// A suit. In Brag all four are equal (RULES 1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// Every suit, in the order in which a new pack is sorted.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The suit's letter: one of `cdhs`.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b"cdhs"[self as usize])
    }
}

/// A card of the pack of 52.
///
/// ```
/// use brag::cards::{Card, Rank, Suit};
///
/// let ten: Card = "Td".parse()?;
/// assert_eq!(ten, Card::new(Rank::Ten, Suit::Diamonds));
/// assert_eq!(ten.to_string(), "Td");
/// # Ok::<(), brag::cards::NotACard>(())
/// ```
// Four codes a rank, so that both halves come out by a shift and a mask.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((rank as u8) << 2 | suit as u8)
    }

    /// The card's rank.
    #[must_use]
    pub fn rank(self) -> Rank {
        Rank::ALL[usize::from(self.0 >> 2)]
    }

    /// The card's suit.
    #[must_use]
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 & 3)]
    }

    /// The card's place in a sorted pack: 0 for the two of clubs to 51 for the ace of spades.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.rank().letter())?;
        f.write_char(self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let mut letters = text.chars();
        let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(NotACard(text.into()));
        };
        let rank = Rank::ALL.into_iter().find(|r| r.letter() == rank);
        let suit = Suit::ALL.into_iter().find(|s| s.letter() == suit);
        match (rank, suit) {
            (Some(rank), Some(suit)) => Ok(Card::new(rank, suit)),
            _ => Err(NotACard(text.into())),
        }
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACard(String);

impl Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like Td",
            self.0
        )
    }
}

impl std::error::Error for NotACard {}
