//! What has been fetched of a language, and which language is spoken now.

use super::{ALL, Language, say};
use std::cell::Cell;

/// Between two messages of a language that is fetched (`build/emit.rs`).
const NEXT: char = '\u{6}';

/// How a language counts.
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// How each number is counted, a letter each: `1` for one, else the first of zero, two, few, many and other.
    pub plurals: &'static str,
    /// What stands between thousands.
    pub thousands: &'static str,
}

impl Grammar {
    /// Whether a number is counted so, `one` or `few`.
    pub(super) fn counts(&self, number: u64, so: &str) -> bool {
        // Beyond a hundred it goes by the last two digits.
        let at = if number < 200 {
            number
        } else {
            100 + number % 100
        };
        let letter = self.plurals.as_bytes().get(at as usize).copied();
        let so = if so == "one" { "1" } else { so };
        letter == so.bytes().next()
    }

    /// A number as one writes it.
    pub(super) fn number(&self, number: u64, into: &mut String) {
        if number >= 1000 {
            self.number(number / 1000, into);
            into.push_str(self.thousands);
            let rest = number % 1000;
            let digit = |at: u64| char::from(b'0' + (at % 10) as u8);
            into.extend([digit(rest / 100), digit(rest / 10), digit(rest)]);
        } else {
            into.push_str(&number.to_string());
        }
    }
}

/// A language that is here.
struct Catalogue {
    language: &'static Language,
    grammar: Grammar,
    /// What it says at the table, and what it says in sheets once they are here.
    messages: Vec<&'static str>,
}

thread_local! {
    /// None where English is spoken, whose messages know themselves.
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
    /// Whether sheets are here, and so all that is said in them is wanted.
    static IN_SHEETS: Cell<bool> = const { Cell::new(false) };
}

/// Speaks this language from now on, unless another is wanted by the time it is here; false, and all stays as it is, where
/// it cannot be fetched. What has been said stays as it was said: whoever shows it shows it anew.
pub async fn speak(language: &'static Language, is_wanted: impl Fn() -> bool) -> bool {
    if *language == ALL[0] {
        SPOKEN.set(None);
        return true;
    }
    loop {
        let in_sheets = IN_SHEETS.get();
        let Some((grammar, table)) = say::at_the_table(language.code).await else {
            return false;
        };
        let mut messages: Vec<&'static str> = table.split(NEXT).collect();
        if in_sheets {
            let Some(sheets) = say::in_sheets(language.code).await else {
                return false;
            };
            messages.extend(sheets.split(NEXT));
        }
        // The sheets may have come in the meantime.
        if in_sheets == IN_SHEETS.get() {
            if !is_wanted() {
                return true;
            }
            // There are a few languages, each wanted for as long as the page is open.
            SPOKEN.set(Some(Box::leak(Box::new(Catalogue {
                language,
                grammar,
                messages,
            }))));
            return true;
        }
    }
}

/// Speaks in sheets too from now on; false where the words for it cannot be fetched.
pub async fn speak_in_sheets() -> bool {
    IN_SHEETS.set(true);
    match SPOKEN.get() {
        Some(spoken) => {
            let is_spoken = || {
                SPOKEN
                    .get()
                    .is_some_and(|now| now.language == spoken.language)
            };
            speak(spoken.language, is_spoken).await
        }
        None => true,
    }
}

/// Says something in English, whatever language is spoken: for those who build pages around this one.
pub fn in_english<T>(said: impl FnOnce() -> T) -> T {
    let spoken = SPOKEN.replace(None);
    let said = said();
    SPOKEN.set(spoken);
    said
}

/// The message of this number and how numbers are written beside it.
pub(super) fn message(index: u16, english: &'static str) -> (&'static str, &'static Grammar) {
    match SPOKEN.get() {
        Some(spoken) => (
            spoken
                .messages
                .get(usize::from(index))
                .copied()
                .unwrap_or(english),
            &spoken.grammar,
        ),
        None => (english, &say::ENGLISH),
    }
}

#[cfg(test)]
mod tests {
    use super::{Catalogue, SPOKEN, in_english, say};

    #[test]
    fn whoever_builds_a_page_is_told_in_english() {
        let foreign = Catalogue {
            language: &super::ALL[0],
            grammar: say::ENGLISH,
            messages: vec!["Sie"; 2_000],
        };
        SPOKEN.set(Some(Box::leak(Box::new(foreign))));
        assert_eq!(say::PLAY_IN_FULL.get(), "Sie");
        assert_eq!(in_english(|| say::PLAY_IN_FULL.get()), "Play in full");
        assert_eq!(say::PLAY_IN_FULL.get(), "Sie");
    }
}
