//! Wild cards in a record: a list of named kinds and single cards (RULES 9.1, `wild`).

use serde_json::Value;

use super::field::{Allowed, Field, WrongValue};
use crate::cards::CardSet;
use crate::games::wild_named;

/// Reads a list of kinds and cards. It has no jokers, because they are always wild.
pub(super) fn read(field: Field) -> Result<CardSet, WrongValue> {
    let kinds = field.value.as_array();
    let read = kinds.and_then(|kinds| {
        let kind = |value: &Value| wild_named(value.as_str()?);
        let sets: Option<Vec<CardSet>> = kinds.iter().map(kind).collect();
        Some(sets?.into_iter().fold(CardSet::NONE, CardSet::union))
    });
    read.ok_or_else(|| field.wrong(Allowed::WildCards))
}
