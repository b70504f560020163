//! What the formats of stored texts share.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// The fields of an object. Unknown ones are ignored. `None`: it is no object, or a field is missing or wrong. A list is
/// no object, although serde would read its values in the order of the fields.
pub fn fields<'v, T: Deserialize<'v>>(value: &'v Value) -> Option<T> {
    T::deserialize(value.as_object()?).ok()
}

/// The number of hints taken. It is a note: where it cannot be read, none were taken.
pub fn hints<'v, D: Deserializer<'v>>(value: D) -> Result<u32, D::Error> {
    let hints = u64::deserialize(value).unwrap_or(0);
    Ok(hints.try_into().unwrap_or(u32::MAX))
}

/// Whether there are no hints, so that they need not be written.
pub fn is_none(hints: &u32) -> bool {
    *hints == 0
}
