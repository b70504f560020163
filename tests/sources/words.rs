//! The list of words: what a player finds of their own, beside ours.

use super::{CODES, messages, statements};

/// The message that has the list.
pub const LIST: &str = "howto-words-list";

/// The entries of the list of a language: the words of others, and ours.
fn entries(code: &str) -> Vec<(Vec<String>, String)> {
    let list = messages(code).remove(LIST).expect("a list");
    let entries = list.split(';').map(|entry| {
        let (theirs, ours) = entry
            .split_once(':')
            .expect("their words, a colon and ours");
        let theirs = theirs.split(',').map(|word| word.trim().to_owned());
        (theirs.collect(), ours.trim().to_owned())
    });
    entries.collect()
}

#[test]
fn each_word_stands_once_in_the_list_of_its_language() {
    for code in CODES {
        let entries = entries(code);
        assert!(entries.len() > 12, "{code}: {}", entries.len());
        let mut words: Vec<String> = entries.iter().flat_map(|entry| entry.0.clone()).collect();
        let count = words.len();
        words.sort();
        words.dedup();
        assert_eq!(words.len(), count, "{code}");
        for (theirs, ours) in entries {
            assert!(
                theirs.iter().all(|word| !word.is_empty() && *word != ours),
                "{code}: {ours}"
            );
            assert!(!ours.is_empty(), "{code}: {theirs:?}");
        }
    }
}

#[test]
fn the_words_that_only_the_sources_use_are_told_beside_ours() {
    let statements = statements();
    for (row, code) in [("312", "de"), ("313", "de"), ("311", "fr"), ("314", "ru")] {
        let words: Vec<String> = entries(code)
            .into_iter()
            .flat_map(|entry| entry.0)
            .collect();
        for word in statements[row].1.split(", ") {
            assert!(
                words.iter().any(|other| other == word),
                "{code}: {word} is not there"
            );
        }
    }
}
