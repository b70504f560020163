//! A recorded deal in place of the table: to be replayed, or to be played on from one of its steps.

use crate::sitting::address::{decoded, encoded};

/// The deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The text of its record, which has not been read yet.
    pub record: String,
    /// The step that it opens at, counted from 1.
    pub step: usize,
    /// The seat whose cards are seen, or which the visitor takes, counted from 0 as in a record. `None`: what all have seen
    /// is shown.
    pub seat: Option<u8>,
    /// Whether the visitor plays on from there.
    pub play: bool,
}

impl Replayed {
    /// The record as an option has it: in base64url, which needs no escape in an address or in HTML.
    #[must_use]
    pub fn letters(&self) -> String {
        encoded(&self.record)
    }
}

/// Reads a record in base64url, or the JSON itself. Only the first character of the JSON is looked at.
#[must_use]
pub fn record(text: &str) -> Option<String> {
    let is_json = |text: &str| text.trim_start().starts_with('{');
    match is_json(text) {
        true => Some(text.into()),
        false => decoded(text).filter(|text| is_json(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::{Replayed, record};

    #[test]
    fn a_record_is_read_as_it_is_and_in_letters() {
        let text = "{\"format\":\"brag-record/1\"}";
        let replayed = Replayed {
            record: text.into(),
            step: 1,
            seat: None,
            play: false,
        };
        assert_eq!(record(text).as_deref(), Some(text));
        assert_eq!(record(&replayed.letters()).as_deref(), Some(text));
        for wrong in ["", "x", "Zm9v", "[]", "e", "eyJ hIjox"] {
            assert_eq!(record(wrong), None, "{wrong}");
        }
    }
}
