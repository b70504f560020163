//! Kinds of wild cards with names (RULES 9.1, `wild`).

use crate::cards::{Card, CardSet};

/// The kinds. Each stands before any that is a part of it.
pub const WILD_KINDS: [(&str, CardSet); 6] = [
    ("twos", CardSet::TWOS),
    ("black_twos", CardSet::BLACK_TWOS),
    ("jacks", CardSet::JACKS),
    ("black_jacks", CardSet::BLACK_JACKS),
    ("one_eyed_jacks", CardSet::ONE_EYED_JACKS),
    ("suicide_king", CardSet::SUICIDE_KING),
];

/// The cards that a word means: a kind, or a single card such as `Ad`. Not a joker: jokers are always wild.
#[must_use]
pub fn wild_named(word: &str) -> Option<CardSet> {
    if let Some((_, set)) = WILD_KINDS.iter().find(|(name, _)| *name == word) {
        return Some(*set);
    }
    let card: Card = word.parse().ok()?;
    (!card.is_joker()).then(|| CardSet::from_iter([card]))
}

/// A set of cards in as few words as possible: the indices of the kinds that it contains, and the remaining single
/// cards.
#[must_use]
pub fn wild_parts(wild: CardSet) -> (Vec<usize>, CardSet) {
    let (mut kinds, mut left) = (Vec::new(), wild);
    for ((_, set), place) in WILD_KINDS.into_iter().zip(0..) {
        if wild.contains_all(set) && !left.both(set).is_empty() {
            kinds.push(place);
            left = left.without(set);
        }
    }
    (kinds, left)
}

/// As few words as possible that [`wild_named`] reads as these cards.
#[must_use]
pub fn wild_words(wild: CardSet) -> Vec<String> {
    let (kinds, cards) = wild_parts(wild);
    let kinds = kinds
        .into_iter()
        .map(|place| WILD_KINDS[place].0.to_owned());
    kinds
        .chain(cards.iter().map(|card| card.to_string()))
        .collect()
}
