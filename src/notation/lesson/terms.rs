//! Words in a text of a lesson that the page explains: `[blind](blind)`.

/// The words of the game that the page explains, and `beats` for *What beats what*, by their keys.
pub const TERMS: [&str; 8] = [
    "ante", "beats", "blind", "cover", "fold", "kept", "see", "stake",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextPart<'t> {
    /// Plain text.
    Plain(&'t str),
    /// Words that lead to what is explained under this key.
    Term(&'t str, &'static str),
}

/// The parts of a text. What leads to nothing is plain.
///
/// ```
/// use brag::notation::{TextPart, text_parts};
///
/// let parts = text_parts("Nell plays [blind](blind) [again].");
/// let expected = [TextPart::Plain("Nell plays "), TextPart::Term("blind", "blind"), TextPart::Plain(" [again].")];
/// assert_eq!(parts, expected);
/// ```
#[must_use]
pub fn text_parts(text: &str) -> Vec<TextPart<'_>> {
    let mut parts = Vec::new();
    // Where the plain text begins that has not been taken yet, and where the next mark is looked for.
    let (mut from, mut at) = (0, 0);
    while let Some(mark) = next_mark(text, at) {
        at = mark.end;
        let term = TERMS.into_iter().find(|term| *term == mark.key);
        let Some(term) = term.filter(|_| !mark.words.is_empty()) else {
            continue;
        };
        parts.extend(plain(text.get(from..mark.begin)));
        parts.push(TextPart::Term(mark.words, term));
        from = mark.end;
    }
    parts.extend(plain(text.get(from..)));
    parts
}

/// The first key in a text that nothing is explained under. `None`: there is none.
pub(super) fn unknown_term(text: &str) -> Option<&str> {
    let mut at = 0;
    while let Some(mark) = next_mark(text, at) {
        if !TERMS.contains(&mark.key) {
            return Some(mark.key);
        }
        at = mark.end;
    }
    None
}

/// Words in brackets with a key in parentheses behind them.
struct Mark<'t> {
    begin: usize,
    words: &'t str,
    key: &'t str,
    end: usize,
}

/// The next one from here on. A key has small letters alone, so that no other brackets are taken for one.
fn next_mark(text: &str, from: usize) -> Option<Mark<'_>> {
    let mut at = from;
    loop {
        let middle = at + text.get(at..)?.find("](")?;
        at = middle + 2;
        let begin = text.get(from..middle)?.rfind('[').map(|begin| from + begin);
        let rest = text.get(at..)?;
        let length = rest
            .bytes()
            .take_while(|byte| byte.is_ascii_lowercase() || *byte == b'_')
            .count();
        let is_closed = rest.as_bytes().get(length) == Some(&b')') && length > 0;
        if let Some(begin) = begin.filter(|_| is_closed) {
            return Some(Mark {
                begin,
                words: text.get(begin + 1..middle)?,
                key: rest.get(..length)?,
                end: at + length + 1,
            });
        }
    }
}

fn plain(text: Option<&str>) -> Option<TextPart<'_>> {
    text.filter(|text| !text.is_empty()).map(TextPart::Plain)
}
