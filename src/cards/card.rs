//! A card, and its text: the rank and then the suit, such as `Td` for the ten of diamonds.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A rank. Twos are lowest, aces highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    /// All ranks, lowest first.
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

    /// The letter of the rank: one of `23456789TJQKA`.
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
    /// All suits, in the order of a new pack.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter of the suit: one of `cdhs`.
    #[must_use]
    pub fn letter(self) -> char {
        char::from(b"cdhs"[self as usize])
    }
}

/// A card: one of the 52, or a joker, which has no rank and no suit.
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
// Four codes for each rank, so that a shift gives the rank and a mask the suit. Jokers are coded as a fourteenth rank.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

const FIRST_JOKER: u8 = 52;

impl Card {
    /// The most jokers that a pack can have (RULES 9.1).
    pub const MOST_JOKERS: u8 = 4;

    #[must_use]
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card((rank as u8) << 2 | suit as u8)
    }

    /// The joker with this number, from 1 to [`Card::MOST_JOKERS`]. Jokers differ only in their number.
    #[must_use]
    pub const fn joker(number: u8) -> Option<Card> {
        if 1 <= number && number <= Card::MOST_JOKERS {
            Some(Card(FIRST_JOKER + number - 1))
        } else {
            None
        }
    }

    /// The rank. A joker has none.
    #[must_use]
    pub fn rank(self) -> Option<Rank> {
        Rank::ALL.get(usize::from(self.0 >> 2)).copied()
    }

    /// The suit. A joker has none.
    #[must_use]
    pub fn suit(self) -> Option<Suit> {
        self.rank().map(|_| Suit::ALL[usize::from(self.0 & 3)])
    }

    /// Whether it is a joker.
    #[must_use]
    pub const fn is_joker(self) -> bool {
        self.0 >= FIRST_JOKER
    }

    /// The position of the card in a sorted pack: 0 is the two of clubs, 51 the ace of spades. The jokers follow.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The card with this [`Card::index`]. `None`: no card has it.
    #[must_use]
    pub const fn of_index(index: u8) -> Option<Card> {
        if index < FIRST_JOKER + Card::MOST_JOKERS {
            Some(Card(index))
        } else {
            None
        }
    }

    /// The card with this [`Card::index`], which must be valid.
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

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let index = u8::deserialize(deserializer)?;
        Card::of_index(index).ok_or_else(|| Error::custom("no card"))
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

/// The error for a text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotACard(String);

impl NotACard {
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl NotACard {
    /// The card that is probably meant, where the text writes it in another way: `10d`, `ac`, `A♣`, `sA`.
    #[must_use]
    pub fn meant(&self) -> Option<Card> {
        let is_said = |letter: &char| !matches!(letter, '\u{fe0e}' | '\u{fe0f}');
        let letters: Vec<char> = self.0.chars().filter(is_said).collect();
        let ((first, rest), (last, before)) = (letters.split_first()?, letters.split_last()?);
        let orders = [(before, *last), (rest, *first)];
        let cards = orders.map(|(rank, suit)| Some(Card::new(any_rank(rank)?, any_suit(suit)?)));
        cards.into_iter().flatten().next()
    }
}

/// A rank in any case, or as a number.
fn any_rank(letters: &[char]) -> Option<Rank> {
    let letter = match letters {
        ['1', '0'] => 'T',
        [one] => one.to_ascii_uppercase(),
        _ => return None,
    };
    Rank::ALL.into_iter().find(|rank| rank.letter() == letter)
}

/// A suit in any case, or as a symbol, black or white.
fn any_suit(letter: char) -> Option<Suit> {
    let letter = match letter {
        '♣' | '♧' => 'c',
        '♦' | '♢' => 'd',
        '♥' | '♡' => 'h',
        '♠' | '♤' => 's',
        other => other.to_ascii_lowercase(),
    };
    Suit::ALL.into_iter().find(|suit| suit.letter() == letter)
}

impl Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.meant() {
            Some(card) => write!(f, "`{}` is not a card: write {card}", self.0),
            None => write!(
                f,
                "`{}` is not a card: a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), like Td, or a joker, *1 to *4",
                self.0
            ),
        }
    }
}

impl std::error::Error for NotACard {}
