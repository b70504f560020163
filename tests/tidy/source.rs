//! Rust source as the rules read it: without comments, without strings, without what only tests compile.

/// The text without its comments.
pub fn without_comments(text: &str) -> String {
    pieces(text)
        .filter(|(kind, _)| *kind != Kind::Comment)
        .map(|(_, piece)| piece)
        .collect()
}

/// The text without its comments, strings and letters in quotes.
pub fn bare(text: &str) -> String {
    pieces(text)
        .filter(|(kind, _)| *kind == Kind::Code)
        .map(|(_, piece)| piece)
        .collect()
}

/// Bare text without the items under `#[cfg(test)]`.
pub fn shipped(bare: &str) -> String {
    let mut parts = bare.split("#[cfg(test)]");
    let mut kept = parts.next().unwrap_or_default().to_owned();
    parts.for_each(|part| kept += &part[end_of_item(part)..]);
    kept
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    /// A string, or a letter in quotes.
    Quoted,
}

/// The text in pieces of one kind each.
fn pieces(text: &str) -> impl Iterator<Item = (Kind, &str)> {
    let mut rest = text;
    let mut before = ' ';
    std::iter::from_fn(move || {
        let (kind, length) = first(rest, before)?;
        let (piece, after) = rest.split_at(length);
        before = piece.chars().next_back().unwrap_or(' ');
        rest = after;
        Some((kind, piece))
    })
}

/// The kind and the length of the first piece. Of code a piece is one letter.
fn first(text: &str, before: char) -> Option<(Kind, usize)> {
    let letter = text.chars().next()?;
    let until = |end: &str, from: usize| text[from..].find(end).map(|at| from + at + end.len());
    let whole = text.len();
    if text.starts_with("//") {
        return Some((Kind::Comment, text.find('\n').unwrap_or(whole)));
    }
    if text.starts_with("/*") {
        return Some((Kind::Comment, until("*/", 2).unwrap_or(whole)));
    }
    if letter == '"' {
        return Some((Kind::Quoted, end_of_quote(text, '"').unwrap_or(whole)));
    }
    if letter == 'r' && !super::is_of_a_word(before) || text.starts_with("br") {
        let from = usize::from(letter == 'b') + 1;
        let hashes = text[from..].len() - text[from..].trim_start_matches('#').len();
        if text[from + hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            return Some((
                Kind::Quoted,
                until(&end, from + hashes + 1).unwrap_or(whole),
            ));
        }
    }
    if letter == '\'' {
        // Of what begins with a quote, a lifetime has no second quote after one letter.
        let is_letter = text[1..].starts_with('\\') || text.chars().nth(2) == Some('\'');
        if let Some(end) = end_of_quote(text, '\'').filter(|_| is_letter) {
            return Some((Kind::Quoted, end));
        }
    }
    Some((Kind::Code, letter.len_utf8()))
}

/// Where a quote that begins the text has ended.
fn end_of_quote(text: &str, quote: char) -> Option<usize> {
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            // The letter of `'''` is a quote itself.
            _ if letter == quote && !(at == 1 && quote == '\'') => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// Where the item at the beginning of bare text has ended: with its braces, or with a semicolon.
fn end_of_item(text: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        let after = at + letter.len_utf8();
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        let goes_on = text[after..].trim_start().starts_with(';');
        if depth == 0 && (letter == ';' || letter == '}' && !goes_on) {
            return after;
        }
    }
    text.len()
}

#[test]
fn comments_end_and_strings_hide_none() {
    let text = r##"let a = "http://x"; // crate::b
let c = r#"// "crate::d"#; /* crate::e */ f"##;
    let left = without_comments(text);
    assert!(left.contains("http://x") && left.contains("// \"crate::d") && left.ends_with(" f"));
    assert!(!left.contains("crate::b") && !left.contains("crate::e"));
    assert_eq!(bare(text), "let a = ; \nlet c = ;  f");
}

#[test]
fn quotes_in_quotes_and_lifetimes_open_no_string() {
    let text = r#"f(b'"', '\'', '\\', "\"") use<'a> x; 'b: loop { g('"') }"#;
    assert_eq!(bare(text), "f(b, , , ) use<'a> x; 'b: loop { g() }");
}

#[test]
fn what_follows_a_test_item_is_read() {
    let text = "a #[cfg(test)] mod tests; b #[cfg(test)] use c::{d, e}; f
        #[cfg(test)] #[path = x] fn g(x: [u8; 3]) { h({}) } i
        #[cfg(test)] const J: K = K { l }; m #[cfg(test)] mod n { o } p";
    let kept = shipped(text);
    let kept: Vec<&str> = kept.split_whitespace().collect();
    assert_eq!(kept, ["a", "b", "f", "i", "m", "p"]);
}
