//! The messages that have been fetched, and the current language.

use super::{ALL, Language, say};
use std::cell::Cell;

/// The separator of messages in a fetched language (`build/emit.rs`).
const NEXT: char = '\u{6}';

/// The plural rules and the number format of a language.
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    /// The plural category of each number, a letter each: `1` for one, otherwise the first letter of zero, two, few,
    /// many or other.
    pub plurals: &'static str,
    /// The thousands separator.
    pub thousands: &'static str,
}

impl Grammar {
    /// Whether a number has this plural category, such as `one` or `few`.
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

    /// Writes a number with separators.
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

/// A language that has been fetched.
struct Catalogue {
    grammar: Grammar,
    messages: Vec<&'static str>,
}

thread_local! {
    /// `None`: English is spoken. Its messages contain their own text.
    static CURRENT: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// Fetches a language and makes it the current one, unless another is wanted by then. `false`: it cannot be fetched, and
/// the old one stays. The caller must draw the texts on the page again.
pub async fn load(language: &'static Language, is_wanted: impl Fn() -> bool) -> bool {
    if *language == ALL[0] {
        CURRENT.set(None);
        return true;
    }
    let Some((grammar, texts)) = say::fetch(language.code).await else {
        return false;
    };
    if is_wanted() {
        // Leaked: there are few languages, and each stays in use until the page is closed.
        CURRENT.set(Some(Box::leak(Box::new(Catalogue {
            grammar,
            messages: texts.split(NEXT).collect(),
        }))));
    }
    true
}

/// Formats messages in English, whatever language is spoken: for people who build pages around this one.
pub fn in_english<T>(said: impl FnOnce() -> T) -> T {
    let current = CURRENT.replace(None);
    let said = said();
    CURRENT.set(current);
    said
}

/// The text of this message, and the grammar of its language.
pub(super) fn message(index: u16, english: &'static str) -> (&'static str, &'static Grammar) {
    match CURRENT.get() {
        Some(current) => (
            current
                .messages
                .get(usize::from(index))
                .copied()
                .unwrap_or(english),
            &current.grammar,
        ),
        None => (english, &say::ENGLISH),
    }
}

#[cfg(test)]
mod tests {
    use super::{CURRENT, Catalogue, in_english, say};

    #[test]
    fn whoever_builds_a_page_is_told_in_english() {
        let foreign = Catalogue {
            grammar: say::ENGLISH,
            messages: vec!["Sie"; usize::from(u16::MAX)],
        };
        CURRENT.set(Some(Box::leak(Box::new(foreign))));
        assert_eq!(say::PLAY_IN_FULL.get(), "Sie");
        assert_eq!(in_english(|| say::PLAY_IN_FULL.get()), "Play in full");
        assert_eq!(say::PLAY_IN_FULL.get(), "Sie");
    }
}
