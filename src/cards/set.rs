//! Sets of cards, such as wild cards or discards.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::{Card, Rank, Suit};

/// A set of cards.
///
/// ```
/// use brag::cards::CardSet;
///
/// assert_eq!(CardSet::TWOS.len(), 4);
/// assert!(CardSet::ONE_EYED_JACKS.contains("Jh".parse()?));
/// # Ok::<(), brag::cards::NotACard>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const NONE: CardSet = CardSet(0);
    /// All four twos.
    pub const TWOS: CardSet = CardSet::all_of(Rank::Two);
    /// The twos of clubs and spades.
    pub const BLACK_TWOS: CardSet = CardSet::two_of(Rank::Two, Suit::Clubs);
    /// All four jacks.
    pub const JACKS: CardSet = CardSet::all_of(Rank::Jack);
    /// The jacks of clubs and spades.
    pub const BLACK_JACKS: CardSet = CardSet::two_of(Rank::Jack, Suit::Clubs);
    /// The jacks of hearts and spades, which are drawn in profile (RULES 4).
    pub const ONE_EYED_JACKS: CardSet = CardSet::two_of(Rank::Jack, Suit::Hearts);
    /// The king of hearts, who holds his sword to his head (RULES 4).
    pub const SUICIDE_KING: CardSet = CardSet(1 << Card::new(Rank::King, Suit::Hearts).index());
    /// All aces, kings, fours and sevens (RULES 10.3, `ak47`).
    pub const AK47: CardSet = CardSet::all_of(Rank::Ace)
        .union(CardSet::all_of(Rank::King))
        .union(CardSet::all_of(Rank::Four))
        .union(CardSet::all_of(Rank::Seven));
    /// All 52 cards without jokers.
    pub(super) const WHOLE: CardSet = CardSet((1 << 52) - 1);
    /// All jokers.
    pub const JOKERS: CardSet = CardSet(0b1111 << 52);

    /// The four cards of a rank.
    pub(super) const fn all_of(rank: Rank) -> CardSet {
        CardSet(0b1111 << (rank as u8 * 4))
    }

    /// The thirteen cards of a suit.
    pub(super) const fn suit(suit: Suit) -> CardSet {
        CardSet(0x1_1111_1111_1111 << suit as u8)
    }

    /// The cards of this suit and of spades in a rank.
    const fn two_of(rank: Rank, suit: Suit) -> CardSet {
        let spade = Card::new(rank, Suit::Spades).index();
        CardSet(1 << Card::new(rank, suit).index() | 1 << spade)
    }

    /// One bit for each card, by [`Card::index`].
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set with these bits. `None`: a bit is not one of the 52 cards.
    #[must_use]
    pub fn from_bits(bits: u64) -> Option<CardSet> {
        (bits >> 52 == 0).then_some(CardSet(bits))
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.index();
    }

    /// Whether the card is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Whether the set contains all cards of the other.
    #[must_use]
    pub const fn contains_all(self, other: CardSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// The cards that are in either set.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn both(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards that are in this set and not in the other.
    #[must_use]
    pub const fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The number of cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card with the lowest [`Card::index`]. `None`: the set is empty.
    #[must_use]
    pub fn first(self) -> Option<Card> {
        (self.0 != 0).then(|| Card::at(self.0.trailing_zeros() as u8))
    }

    /// The cards of the set, in the order of [`Card::index`].
    pub fn iter(mut self) -> impl Iterator<Item = Card> {
        std::iter::from_fn(move || {
            let first = self.first()?;
            self.0 &= self.0 - 1;
            Some(first)
        })
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.insert(card));
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.0)
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let set = CardSet(u64::deserialize(deserializer)?);
        let are_cards = CardSet::WHOLE.union(CardSet::JOKERS).contains_all(set);
        are_cards
            .then_some(set)
            .ok_or_else(|| Error::custom("no cards"))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::NONE;
        set.extend(cards);
        set
    }
}
