//! Comments that only repeat a name are left out: the name says it already.

use std::collections::BTreeSet;

use super::files::rust;

/// Words that say nothing by themselves.
const EMPTY: [&str; 29] = [
    "the", "a", "an", "of", "this", "that", "its", "it", "is", "in", "to", "for", "by", "and",
    "or", "his", "be", "their", "which", "with", "what", "on", "at", "are", "was", "has", "have",
    "as", "from",
];

#[test]
fn a_doc_line_says_more_than_the_name_beneath_it() {
    for file in rust("src") {
        let lines: Vec<&str> = file.text.lines().collect();
        for (line, says) in lone_doc_lines(&lines) {
            let Some(named) = lines[line + 1..]
                .iter()
                .find(|line| !line.trim_start().starts_with("#["))
            else {
                continue;
            };
            assert!(
                !repeats(says, named),
                "{file}, line {}: “{says}” only repeats a name",
                line + 1
            );
        }
    }
}

/// The doc comments of one line, with the places of their lines.
fn lone_doc_lines<'l>(lines: &'l [&'l str]) -> impl Iterator<Item = (usize, &'l str)> {
    let doc = |line: &&'l str| line.trim_start().strip_prefix("///");
    let is_doc = move |at: Option<usize>| {
        at.and_then(|at| lines.get(at))
            .is_some_and(|line| doc(line).is_some())
    };
    lines.iter().enumerate().filter_map(move |(at, line)| {
        let says = doc(line)?.trim();
        (!is_doc(at.checked_sub(1)) && !is_doc(Some(at + 1))).then_some((at, says))
    })
}

/// Whether each word of a comment that says something stands in the declaration, too.
fn repeats(says: &str, declared: &str) -> bool {
    // A link or a name in code says where to look.
    if says.contains(['`', '[']) || is_of_a_module(declared) {
        return false;
    }
    let declared = declared.split(" = ").next().unwrap_or_default();
    let known: BTreeSet<String> = words(declared).map(|word| stem(&word).to_owned()).collect();
    let mut told = words(says)
        .filter(|word| !EMPTY.contains(&word.as_str()))
        .peekable();
    told.peek().is_some() && told.all(|word| known.contains(stem(&word)))
}

fn is_of_a_module(declared: &str) -> bool {
    let declared = declared.trim_start().trim_start_matches("pub ");
    ["mod ", "use ", "trait ", "macro_rules!"]
        .iter()
        .any(|word| declared.starts_with(word))
}

/// The words of a text in small letters. Those of a name such as `MostHands` are apart.
fn words(text: &str) -> impl Iterator<Item = String> {
    let mut apart = String::new();
    let mut small = false;
    for letter in text.chars() {
        if small && letter.is_uppercase() {
            apart.push(' ');
        }
        small = letter.is_lowercase();
        apart.extend(letter.to_lowercase());
    }
    let words: Vec<String> = apart
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.into_iter()
}

/// A word without its commonest endings.
fn stem(word: &str) -> &str {
    ["es", "ed", "ing", "s"]
        .iter()
        .find_map(|end| word.strip_suffix(end))
        .unwrap_or(word)
}

#[test]
fn what_repeats_a_name_is_told_from_what_does_not() {
    assert!(repeats(
        "The most hands.",
        "pub const MOST_HANDS: usize = 5;"
    ));
    assert!(repeats("Its key.", "    pub key: &'static str,"));
    assert!(!repeats(
        "The key, in small letters.",
        "    pub key: &'static str,"
    ));
    assert!(!repeats("What comes first.", "pub mod first;"));
    assert!(!repeats("See [`Key`].", "    pub key: Key,"));
}
