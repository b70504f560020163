//! Splits a text into its JSON documents, each of which should be a record.
//!
//! People write several records one on each line, one after another over many lines, or as one JSON array.

use serde::de::IgnoredAny;
use serde_json::{Deserializer, Value};

use super::lines::elements;

/// One document of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Document<'t> {
    pub text: &'t str,
    /// The line of the whole text on which it begins, counted from 1.
    pub line: usize,
}

/// The documents of a text. There is none only if the text is blank. A document may be broken.
pub(super) fn documents(text: &str) -> Vec<Document<'_>> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Vec::new();
    }
    let whole = vec![Document { text, line: 1 }];
    match serde_json::from_str::<Value>(text) {
        Ok(Value::Array(values)) if values.iter().any(Value::is_object) => {
            let spans = elements(text).into_iter();
            spans.map(|(from, to)| part(text, from, to)).collect()
        }
        Ok(_) => whole,
        Err(_) => {
            let (in_a_row, are_all_whole) = in_a_row(text);
            if are_all_whole {
                return in_a_row;
            }
            let lines = full_lines(text);
            if is_one_a_line(&lines) {
                lines
            } else if in_a_row.len() > 1 {
                in_a_row
            } else {
                whole
            }
        }
    }
}

/// The first document of a text, if it is JSON.
#[must_use]
pub fn first_document(text: &str) -> Option<Value> {
    let first = *documents(text).first()?;
    serde_json::from_str(first.text).ok()
}

fn part(text: &str, from: usize, to: usize) -> Document<'_> {
    let before = text.get(..from).unwrap_or_default();
    Document {
        text: text.get(from..to).unwrap_or_default(),
        line: 1 + before.matches('\n').count(),
    }
}

/// The objects that follow each other, with or without a comma between them, and whether the text ends with a whole one.
/// The last of them may be broken. If anything else follows an object, the text is not such a row, and the list is empty.
fn in_a_row(text: &str) -> (Vec<Document<'_>>, bool) {
    let mut found = Vec::new();
    let mut at = 0;
    loop {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = &text[at..];
        if rest.is_empty() {
            return (found, true);
        }
        if !rest.starts_with('{') {
            return (Vec::new(), false);
        }
        let mut values = Deserializer::from_str(rest).into_iter::<IgnoredAny>();
        if !matches!(values.next(), Some(Ok(_))) {
            found.push(part(text, at, text.len()));
            return (found, false);
        }
        let end = at + values.byte_offset();
        found.push(part(text, at, end));
        let after = text[end..].trim_start();
        let after = after.strip_prefix(',').unwrap_or(after);
        at = text.len() - after.len();
    }
}

/// The lines that are not blank.
fn full_lines(text: &str) -> Vec<Document<'_>> {
    let numbered = text.lines().zip(1..);
    let all = numbered.map(|(text, line)| Document { text, line });
    all.filter(|line| !line.text.trim().is_empty()).collect()
}

/// Whether several records stand one on each line. Any of them may be broken. So one line that is a record of its own is
/// enough, or else every line must begin like a record. In a single record on many lines, no line is a record of its own,
/// and the last one does not begin like a record.
fn is_one_a_line(lines: &[Document]) -> bool {
    let is_record = |line: &Document| {
        serde_json::from_str::<Value>(line.text).is_ok_and(|value| value.get("format").is_some())
    };
    let begins = |line: &Document| line.text.trim_start().starts_with('{');
    lines.len() > 1 && (lines.iter().any(is_record) || lines.iter().all(begins))
}
