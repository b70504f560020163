//! The messages that have been fetched, and the current language.

use super::grammar::{ENGLISH, Grammar};
use std::cell::Cell;

/// The separator of messages in a fetched language (`build/emit.rs`).
const NEXT: char = '\u{6}';

/// A language that has been fetched.
struct Catalogue {
    grammar: Grammar,
    messages: Vec<&'static str>,
}

thread_local! {
    /// `None`: English is spoken. Its messages contain their own text.
    static CURRENT: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

/// Speaks English from now on.
pub(super) fn speak_english() {
    CURRENT.set(None);
}

/// Speaks a language that has been fetched from now on. `texts` has all its messages.
pub(super) fn speak(grammar: Grammar, texts: &'static str) {
    // Leaked: there are few languages, and each stays in use until the page is closed.
    CURRENT.set(Some(Box::leak(Box::new(Catalogue {
        grammar,
        messages: texts.split(NEXT).collect(),
    }))));
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
        None => (english, &ENGLISH),
    }
}

#[cfg(test)]
mod tests {
    use super::{CURRENT, Catalogue, ENGLISH, in_english};
    use crate::app::i18n::say;

    #[test]
    fn whoever_builds_a_page_is_told_in_english() {
        let foreign = Catalogue {
            grammar: ENGLISH,
            messages: vec!["Sie"; usize::from(u16::MAX)],
        };
        CURRENT.set(Some(Box::leak(Box::new(foreign))));
        assert_eq!(say::PLAY_IN_FULL.get(), "Sie");
        assert_eq!(in_english(|| say::PLAY_IN_FULL.get()), "Play in full");
        assert_eq!(say::PLAY_IN_FULL.get(), "Sie");
    }
}
