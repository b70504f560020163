//! The figures in the advice of *How to play* are those of `docs/measured.md`.

use std::fs;

use crate::messages::{CODES, messages};

/// A message, the row of the docs that it tells, and the place of the cell for four seats.
const TOLD: [(&str, &str, usize); 6] = [
    ("howto-advice-bluff", "| pair among straightforward |", 2),
    (
        "howto-advice-blind",
        "| blind_least among straightforward |",
        2,
    ),
    ("howto-advice-small", "| least among straightforward |", 2),
    ("howto-advice-read", "| expert among straightforward |", 2),
    ("howto-advice-third", "| first |", 1),
    ("howto-advice-third", "| last |", 1),
];

/// The numbers in a text. Its thousands may be apart.
fn numbers(text: &str) -> Vec<f64> {
    let is_between = |c: char| matches!(c, ',' | '.' | '\u{a0}' | '\u{202f}');
    let chars: Vec<char> = text.chars().collect();
    let joined = chars.iter().enumerate().filter(|(nth, c)| {
        let is_digit = |nth: usize| chars.get(nth).is_some_and(char::is_ascii_digit);
        !(is_between(**c) && *nth > 0 && is_digit(nth - 1) && is_digit(nth + 1))
    });
    let joined: String = joined.map(|(_, c)| *c).collect();
    let parts = joined.split(|c: char| !c.is_ascii_digit());
    parts.filter_map(|part| part.parse().ok()).collect()
}

/// Chips in a hundred deals with an ante of 1, rounded by a seventh at most.
#[test]
fn advice_tells_what_was_measured() {
    let docs = fs::read_to_string("docs/measured.md").expect("the figures");
    for (message, row, place) in TOLD {
        let line = docs.lines().find_map(|line| line.strip_prefix(row));
        let cell = line.and_then(|line| line.split('|').nth(place));
        let mean = cell.and_then(|cell| cell.trim().split(' ').next());
        let mean: String = mean.expect(row).replace(['+', '−'], "");
        let chips = mean.parse::<f64>().expect(row) / 10.0;
        for code in CODES {
            let text = &messages(code)[message];
            let is_told = |number: &f64| (number - chips).abs() <= 0.15 * number;
            assert!(
                numbers(text).iter().any(is_told),
                "{code}: {message} tells no {chips}: {text}"
            );
        }
    }
}
