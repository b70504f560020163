//! What the formats of stored texts share.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// No place is higher, so that there is always a next one.
const LAST_PLACE: u64 = 1 << 50;

/// The fields of an object. Unknown ones are ignored. `None`: it is no object, or a field is missing or wrong. A list is
/// no object, although serde would read its values in the order of the fields.
pub fn fields<'v, T: Deserialize<'v>>(value: &'v Value) -> Option<T> {
    T::deserialize(value.as_object()?).ok()
}

/// Whether a text says that a later version than this wrote it: in the field of this name of an object, or on its first
/// line after this name.
#[must_use]
pub fn is_later(text: &str, name: &str, version: u64) -> bool {
    let first = text.lines().next().unwrap_or_default();
    let written = match first.strip_prefix(name) {
        Some(number) => number.trim().parse().ok(),
        None => {
            let value = serde_json::from_str::<Value>(text);
            value.ok().and_then(|value| value[name].as_u64())
        }
    };
    written.is_some_and(|written| written > version)
}

/// The place of a text in the order in which such texts were stored. A clock may be wrong, so it does not tell the order. Where
/// the place cannot be read, it is 0, which comes before all others.
pub fn place<'v, D: Deserializer<'v>>(value: D) -> Result<u64, D::Error> {
    let place = u64::deserialize(value).unwrap_or(0);
    Ok(if place < LAST_PLACE { place } else { 0 })
}

/// Whether there is no place, so that it need not be written.
pub fn is_nowhere(place: &u64) -> bool {
    *place == 0
}

/// The number of hints taken. It is a note: where it cannot be read, none were taken.
pub fn hints<'v, D: Deserializer<'v>>(value: D) -> Result<u32, D::Error> {
    let hints = u64::deserialize(value).unwrap_or(0);
    Ok(hints.try_into().unwrap_or(u32::MAX))
}

/// Whether a flag is not set, so that it need not be written.
pub fn is_no(flag: &bool) -> bool {
    !flag
}

/// Whether there are no hints, so that they need not be written.
pub fn is_none(hints: &u32) -> bool {
    *hints == 0
}

#[cfg(test)]
mod tests {
    use super::is_later;

    #[test]
    fn only_a_text_that_names_a_later_version_is_of_one() {
        for (text, is) in [
            (r#"{"brag_save":3,"more":[]}"#, true),
            (r#"{"more":[],"brag_save":3}"#, true),
            (r#"{"brag_save":2}"#, false),
            (r#"{"brag_save":"3"}"#, false),
            (r#"{"brag_save":3"#, false),
            (r#"{"brag_saves":3}"#, false),
            ("brag_save 3\nlines of that version", true),
            ("brag_save 2\n", false),
            ("brag_save", false),
            ("brag_save x", false),
            ("", false),
        ] {
            assert_eq!(is_later(text, "brag_save", 2), is, "{text}");
        }
    }
}
