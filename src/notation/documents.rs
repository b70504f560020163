//! Splits a text into its JSON documents, each of which should be a record.
//!
//! People write several records one on each line, one after another over many lines, or as one JSON array.

use serde::de::IgnoredAny;
use serde_json::{Deserializer, Value};

use super::lines::elements;

/// No record is shorter, in bytes. A text of more documents than it has room for records has one that is none among its
/// first ones, and the rest is not looked at.
const SHORTEST: usize = 40;

/// The number of documents that are looked at beyond those that a text has room for.
const ANYHOW: usize = 1_000;

/// The most documents of a text that are looked at.
fn most(text: &str) -> usize {
    text.len() / SHORTEST + ANYHOW
}

/// One document of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Document<'t> {
    pub text: &'t str,
    /// The line of the whole text on which it begins, counted from 1.
    pub line: usize,
}

/// The documents of a text. There is none only if the text is blank. A document may be broken.
pub(super) fn documents(text: &str) -> Vec<Document<'_>> {
    split(text, &mut Lines::of(text))
}

fn split<'t>(text: &'t str, lines: &mut Lines<'t>) -> Vec<Document<'t>> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Vec::new();
    }
    let whole = vec![Document { text, line: 1 }];
    if serde_json::from_str::<IgnoredAny>(text).is_ok() {
        let mut of_array = match text.trim_start().starts_with('[') {
            true => elements(text),
            false => Vec::new(),
        };
        of_array.truncate(most(text));
        let of_array = spans(text, of_array, lines);
        return match of_array.iter().any(|one| one.text.starts_with('{')) {
            true => of_array,
            false => whole,
        };
    }
    let (in_a_row, are_all_whole) = in_a_row(text, lines);
    if are_all_whole {
        return in_a_row;
    }
    let full = full_lines(text);
    if is_one_a_line(&full) {
        full
    } else if in_a_row.len() > 1 {
        in_a_row
    } else {
        whole
    }
}

/// The first document of a text, if it is JSON.
#[must_use]
pub fn first_document(text: &str) -> Option<Value> {
    let first = *documents(text).first()?;
    serde_json::from_str(first.text).ok()
}

/// Counts the lines of a text from its beginning on. Each byte is looked at once, however many places are asked for.
struct Lines<'t> {
    text: &'t [u8],
    at: usize,
    line: usize,
    /// The bytes that were looked at.
    #[cfg(test)]
    looked_at: usize,
}

impl<'t> Lines<'t> {
    fn of(text: &'t str) -> Lines<'t> {
        Lines {
            text: text.trim_start_matches('\u{feff}').as_bytes(),
            at: 0,
            line: 1,
            #[cfg(test)]
            looked_at: 0,
        }
    }

    /// The line of this place, counted from 1. Places are asked for in order.
    fn line(&mut self, at: usize) -> usize {
        let passed = self.text.get(self.at..at).unwrap_or_default();
        self.line += passed.iter().filter(|byte| **byte == b'\n').count();
        #[cfg(test)]
        {
            self.looked_at += passed.len();
        }
        self.at = self.at.max(at);
        self.line
    }
}

fn spans<'t>(
    text: &'t str,
    places: Vec<(usize, usize)>,
    lines: &mut Lines<'t>,
) -> Vec<Document<'t>> {
    let places = places.into_iter();
    places
        .map(|(from, to)| Document {
            text: text.get(from..to).unwrap_or_default(),
            line: lines.line(from),
        })
        .collect()
}

/// The objects that follow each other, with or without a comma between them, and whether the text ends with a whole one.
/// The last of them may be broken. If anything else follows an object, the text is not such a row, and the list is empty.
fn in_a_row<'t>(text: &'t str, lines: &mut Lines<'t>) -> (Vec<Document<'t>>, bool) {
    let mut found = Vec::new();
    let mut at = 0;
    let is_whole = loop {
        let rest = &text[at..];
        at += rest.len() - rest.trim_start().len();
        let rest = &text[at..];
        if rest.is_empty() || found.len() == most(text) {
            break true;
        }
        if !rest.starts_with('{') {
            return (Vec::new(), false);
        }
        let mut values = Deserializer::from_str(rest).into_iter::<IgnoredAny>();
        if !matches!(values.next(), Some(Ok(_))) {
            found.push((at, text.len()));
            break false;
        }
        let end = at + values.byte_offset();
        found.push((at, end));
        let after = text[end..].trim_start();
        let after = after.strip_prefix(',').unwrap_or(after);
        at = text.len() - after.len();
    };
    (spans(text, found, lines), is_whole)
}

/// The lines that are not blank.
fn full_lines(text: &str) -> Vec<Document<'_>> {
    let numbered = text.lines().zip(1..);
    let all = numbered.map(|(text, line)| Document { text, line });
    let full = all.filter(|line| !line.text.trim().is_empty());
    full.take(most(text)).collect()
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

#[cfg(test)]
mod tests {
    use super::{ANYHOW, Lines, SHORTEST, split};

    /// The documents of a text, and how many bytes were looked at for their lines.
    fn work(text: &str) -> (usize, usize) {
        let mut lines = Lines::of(text);
        let documents = split(text, &mut lines);
        let mut line = 1;
        for document in &documents {
            assert!(document.line >= line, "they come in order");
            line = document.line;
        }
        (documents.len(), lines.looked_at)
    }

    #[test]
    fn lines_are_counted_once_however_many_documents_there_are() {
        for many in [10, 1_000, 100_000] {
            let row = |one: &str| one.repeat(many);
            let array = |one: &str| format!("[{one}{}]", format!(",{one}").repeat(many - 1));
            let record = format!("{{\"format\":\"{}\"}}", "-".repeat(SHORTEST));
            for text in [
                row(&record),
                row(&format!("{record},\n")),
                row(&format!("{record}\n")),
                array(&record),
                array(&format!("\n{record}")),
            ] {
                let (documents, looked_at) = work(&text);
                assert_eq!(documents, many);
                assert!(looked_at <= text.len(), "{looked_at} of {}", text.len());
            }
        }
    }

    #[test]
    fn of_what_is_too_short_for_records_only_the_first_documents_are_looked_at() {
        let many = 100_000;
        let array = format!("[{}{{}}]", "{},".repeat(many));
        for text in [
            "{}".repeat(many),
            "{}\n".repeat(many),
            "{\n".repeat(many),
            array,
        ] {
            let (documents, looked_at) = work(&text);
            assert!(documents <= text.len() / SHORTEST + ANYHOW, "{documents}");
            assert!(looked_at <= text.len() && documents > 0);
        }
        // What comes after a record is read all the same.
        let record = format!("{{\"format\":\"{}\"}}", "-".repeat(2 * SHORTEST));
        assert_eq!(work(&format!("{record}{{}}")).0, 2);
    }

    #[test]
    fn each_document_has_its_line() {
        let lines = |text: &str| -> Vec<usize> {
            let documents = split(text, &mut Lines::of(text)).into_iter();
            documents.map(|document| document.line).collect()
        };
        assert_eq!(lines("\u{feff}{}\n{}\n\n {}"), [1, 2, 4]);
        assert_eq!(lines("[\n{},{},\n\n{}]"), [2, 2, 4]);
        assert_eq!(lines("\n\n{} {}\n,{"), [3, 3, 4]);
    }
}
