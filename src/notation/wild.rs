//! Wild cards in words: kinds that have a name, and single cards (RULES 9.1, `wild`).

use serde_json::{Value, json};

use super::field::{Field, WrongValue};
use crate::cards::{Card, CardSet};

/// The kinds, each before any that is a part of it.
const KINDS: [(&str, CardSet); 6] = [
    ("twos", CardSet::TWOS),
    ("black_twos", CardSet::BLACK_TWOS),
    ("jacks", CardSet::JACKS),
    ("black_jacks", CardSet::BLACK_JACKS),
    ("one_eyed_jacks", CardSet::ONE_EYED_JACKS),
    ("suicide_king", CardSet::SUICIDE_KING),
];

/// A list of kinds and cards. Jokers are no part of it: they are wild wherever there are any.
pub(super) fn read(field: Field) -> Result<CardSet, WrongValue> {
    let kinds = field.value.as_array();
    let read = kinds.and_then(|kinds| {
        let sets: Option<Vec<CardSet>> = kinds.iter().map(kind).collect();
        Some(sets?.into_iter().fold(CardSet::NONE, CardSet::union))
    });
    read.ok_or_else(|| {
        let names = KINDS.map(|(name, _)| name).join(", ");
        field.wrong(format!("a list of {names}, or cards like Ad"))
    })
}

fn kind(value: &Value) -> Option<CardSet> {
    let word = value.as_str()?;
    if let Some((_, set)) = KINDS.iter().find(|(name, _)| *name == word) {
        return Some(*set);
    }
    let card: Card = word.parse().ok()?;
    (!card.is_joker()).then(|| CardSet::from_iter([card]))
}

/// The same cards in the fewest words: kinds that are there whole, then single cards.
pub(super) fn write(wild: CardSet) -> Value {
    let (mut words, mut left) = (Vec::new(), wild);
    for (name, set) in KINDS {
        if wild.contains_all(set) && !left.both(set).is_empty() {
            words.push(json!(name));
            left = left.without(set);
        }
    }
    words.extend(left.iter().map(|card| json!(card.to_string())));
    Value::Array(words)
}
