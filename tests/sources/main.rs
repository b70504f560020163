//! What the page says of its sources is what they say.
//!
//! `statements.tsv` has what the sources say, by the row of the list in which they were gone through: each with its source, in
//! the words of the source where it is quoted. Rows with a letter are of the other texts of `docs/rules/8-sources.md`, and of
//! what no source says. `spoken.tsv` ties each message that speaks of sources to the rows that it is about. `told.tsv` names for
//! each row that the page has to tell the message that tells it.

mod advice;
mod messages;
mod names;
mod words;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use messages::{CODES, Messages, messages};

/// The lines of a table, without its head, each in its fields.
fn table(name: &str) -> Vec<Vec<String>> {
    let text = fs::read_to_string(format!("tests/sources/{name}.tsv")).expect("a table");
    let fields = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().skip(1).map(fields).collect()
}

/// The statements by their rows: the source of each, and what it says.
fn statements() -> BTreeMap<String, (String, String)> {
    let mut statements = BTreeMap::new();
    for fields in table("statements") {
        let [row, source, says] = <[String; 3]>::try_from(fields).expect("three fields");
        let twice = statements.insert(row, (source, says));
        assert_eq!(twice, None, "each row once");
    }
    statements
}

/// The messages that speak of sources, each with its rows.
fn spoken() -> BTreeMap<String, Vec<String>> {
    let tied = table("spoken").into_iter().map(|fields| {
        let [message, rows] = <[String; 2]>::try_from(fields).expect("two fields");
        (message, rows.split(' ').map(str::to_owned).collect())
    });
    tied.collect()
}

/// The rows that are told, and by which message.
fn told() -> Vec<(String, String)> {
    let told = table("told").into_iter().map(|fields| {
        let [row, message] = <[String; 2]>::try_from(fields).expect("two fields");
        (row, message)
    });
    told.collect()
}

fn every_language() -> [(&'static str, Messages); 4] {
    CODES.map(|code| (code, messages(code)))
}

#[test]
fn a_message_that_speaks_of_sources_is_tied_to_what_they_say() {
    let (spoken, statements) = (spoken(), statements());
    for (code, messages) in every_language() {
        for (key, text) in &messages {
            let is_tied =
                spoken.contains_key(key) || names::SPEAKS_OF_OTHERS.contains(&key.as_str());
            let word = names::of_sources(code).find(|word| text.contains(word));
            assert!(
                word.is_none() || is_tied,
                "{code}: {key} speaks of {word:?}"
            );
        }
        for (key, rows) in &spoken {
            assert!(messages.contains_key(key), "{code} has no {key}");
            for row in rows {
                assert!(statements.contains_key(row), "{key}: {row} is no statement");
            }
        }
    }
}

#[test]
fn every_statement_is_spoken_of_or_told() {
    let mut used: BTreeSet<String> = spoken().into_values().flatten().collect();
    used.extend(told().into_iter().map(|(row, _)| row));
    let statements: BTreeSet<String> = statements().into_keys().collect();
    assert_eq!(statements, used);
}

#[test]
fn a_message_names_the_sources_of_what_it_says_and_no_others() {
    let (spoken, statements) = (spoken(), statements());
    let mut wrong = Vec::new();
    for (code, messages) in every_language() {
        for (key, rows) in &spoken {
            let text = &messages[key];
            let told = || rows.iter().map(|row| &statements[row]);
            for (source, _) in told() {
                if !names::is_named(code, key, text, source) {
                    wrong.push(format!("{code}: {key} does not name {source}"));
                }
            }
            if key == words::LIST {
                continue;
            }
            for name in names::named(code, text) {
                if !names::may_be_named(name, told()) {
                    wrong.push(format!(
                        "{code}: {key} names {name}, which is not its source"
                    ));
                }
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn a_source_is_not_taken_for_another() {
    let named = |text| Vec::from_iter(names::named("en", text));
    assert_eq!(named("The German Wikipedia says so."), ["German Wikipedia"]);
    let both = ["German Wikipedia", "Wikipedia"];
    assert_eq!(named("Wikipedia, and the German Wikipedia."), both);
    assert_eq!(named("the English and the German Wikipedia"), both);
    assert_eq!(
        named("pagat.com’s German translation"),
        ["German translation"]
    );
    assert_eq!(named("Our sources don’t say."), [""; 0]);
    let says = |text| names::is_named("en", "rule-eldest-why", text, "Russian texts");
    assert!(says("A Russian text.") && !says("One of our sources.") && !says("A French text."));
}

#[test]
fn what_is_quoted_from_a_source_stands_there_in_every_language() {
    let (spoken, statements) = (spoken(), statements());
    for ((code, messages), (opens, closes)) in every_language().into_iter().zip(QUOTES) {
        let mut quotes = 0;
        for (key, rows) in spoken.iter().filter(|(key, _)| key.ends_with("-why")) {
            let says: Vec<&String> = rows.iter().map(|row| &statements[row].1).collect();
            for quote in messages[key].split(opens).skip(1) {
                let quote = quote.split(closes).next().unwrap_or_default();
                let quote = quote.replace('’', "'");
                let quote =
                    quote.trim_matches(|letter: char| letter.is_whitespace() || letter == '…');
                let stands = says.iter().any(|says| bare(says).contains(&bare(quote)));
                assert!(stands, "{code}: {key}: “{quote}” is in none of {says:?}");
                quotes += 1;
            }
        }
        assert!(quotes > 50, "{code}: {quotes} quotes");
    }
}

/// The quotation marks of each language, in the order of [`CODES`].
const QUOTES: [(char, char); 4] = [('“', '”'), ('„', '“'), ('«', '»'), ('«', '»')];

/// A text without its quotation marks.
fn bare(text: &str) -> String {
    text.replace(['\'', '"'], "")
}

#[test]
fn each_row_that_is_to_be_told_is_told_in_every_language() {
    let statements = statements();
    let told = told();
    let rows: BTreeSet<&String> = told.iter().map(|(row, _)| row).collect();
    assert_eq!(rows.len(), told.len(), "each row once");
    assert!(told.len() >= 37, "{} rows", told.len());
    for (code, messages) in every_language() {
        for (row, key) in &told {
            assert!(statements.contains_key(row), "{row} is no statement");
            let text = messages.get(key).map_or("", String::as_str);
            assert!(!text.is_empty(), "{code}: {row} is not told: no {key}");
        }
    }
}
