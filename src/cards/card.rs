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

/// A card: one of the 52, or a joker, which has neither rank nor suit.
///
/// ```
/// use brag::cards::{Card, Rank, Suit};
///
/// let ten: Card = "Td".parse()?;
/// assert_eq!(ten, Card::new(Rank::Ten, Suit::Diamonds));
/// assert_eq!(ten.to_string(), "Td");
/// let joker: Card = "*1".parse()?;
/// assert_eq!((joker.rank(), joker.suit()), (None, None));
/// # Ok::<(), brag::cards::NotACard>(())
/// ```
// Four codes a rank, so that both halves come out by a shift and a mask; the jokers are a
// fourteenth rank that is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const FIRST_JOKER: u8 = 52;

impl Card {
    /// The most jokers that a pack can have (RULES 9.1).
    pub const MOST_JOKERS: u8 = 4;

    /// The card of this rank and suit.
    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((rank as u8) << 2 | suit as u8)
    }

    /// The joker of this number, from 1 to [`Card::MOST_JOKERS`]. Jokers differ in nothing else.
    #[must_use]
    pub const fn joker(number: u8) -> Option<Card> {
        if 1 <= number && number <= Card::MOST_JOKERS {
            Some(Card(FIRST_JOKER + number - 1))
        } else {
            None
        }
    }

    /// The card's rank; a joker has none.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        Rank::ALL.get(usize::from(self.0 >> 2)).copied()
    }

    /// The card's suit; a joker has none.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        self.rank().map(|_| Suit::ALL[usize::from(self.0 & 3)])
    }

    /// Whether it is a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 >= FIRST_JOKER
    }

    /// The card's place in a sorted pack: 0 for the two of clubs to 51 for the ace of spades, and the
    /// jokers after them.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card of this [`Card::index`], which is one.
    pub(super) const fn at(index: u8) -> Card {
        Card(index)
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => (rank.letter(), suit.letter()),
            _ => ('*', char::from(b'1' + (self.0 & 3))),
        };
        f.write_char(first)?;
        f.write_char(second)
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
        let (Some(first), Some(second), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(NotACard(text.into()));
        };
        if first == '*' {
            let number = second.to_digit(10).and_then(|n| Card::joker(n as u8));
            return number.ok_or_else(|| NotACard(text.into()));
        }
        let rank = Rank::ALL.into_iter().find(|r| r.letter() == first);
        let suit = Suit::ALL.into_iter().find(|s| s.letter() == second);
        match (rank, suit) {
            (Some(rank), Some(suit)) => Ok(Card::new(rank, suit)),
            _ => Err(NotACard(text.into())),
        }
    }
}

/// A text that names no card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACard(String);

impl NotACard {
    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like Td, or a joker, *1 to *4",
            self.0
        )
    }
}

impl std::error::Error for NotACard {}
