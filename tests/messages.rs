//! The message compiler refuses a language that lacks a message of English.

#[path = "../src/app/i18n/build/check.rs"]
mod check;
#[path = "../src/app/i18n/build/compile.rs"]
mod compile;
#[path = "../src/app/i18n/build/language.rs"]
mod language;

use language::Language;
use std::fs;
use std::path::Path;

const HEAD: &str = "-name = Name\n-thousands = ,\n";

/// English has one plain message, one that counts, and one that names somebody and chooses by a word.
const ENGLISH: &str = "plain = Deal
cards = { $n ->
    [one] { NUMBER($n) } card
   *[other] { NUMBER($n) } cards
}
bets = { $who ->
    [you] You bet
   *[other] { $who } bets
} { $how ->
    [blind] blind
   *[seen] openly
}
";

/// A language with this code and this file.
fn language(code: &str, messages: &str, test: &str) -> Result<Language, Vec<String>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join(format!("{code}.ftl"));
    fs::write(&path, format!("{HEAD}{messages}")).expect("a file");
    Language::read(&path)
}

/// The faults of such a file compared with English.
fn faults(code: &str, messages: &str, test: &str) -> Vec<String> {
    let english = language("en", ENGLISH, test).expect("English");
    assert_eq!(check::faults(&english, &english), [""; 0]);
    match language(code, messages, test) {
        Ok(other) => check::faults(&english, &other),
        Err(faults) => faults,
    }
}

const RUSSIAN: &str = "plain = Сдать
cards = { $n ->
    [one] { NUMBER($n) } карта
    [few] { NUMBER($n) } карты
   *[many] { NUMBER($n) } карт
}
bets = { $who ->
    [you] Вы ставите
   *[other] { $who } ставит
} { $how ->
    [blind] вслепую
   *[seen] в открытую
}
";

#[test]
fn a_language_that_says_all_of_it_is_taken() {
    assert_eq!(faults("ru", RUSSIAN, "whole"), [""; 0]);
}

#[test]
fn what_is_missing_or_strange_is_refused_in_a_sentence() {
    for (nth, (from, to, fault)) in [
        ("plain = Сдать\n", "", "ru.ftl: plain is missing"),
        (
            "plain = Сдать\n",
            "plain = Сдать\nplain = Сдать\n",
            "ru.ftl: plain is there twice",
        ),
        (
            "plain = Сдать\n",
            "plain = Сдать\nextra = Ещё\n",
            "ru.ftl: extra is no message of English",
        ),
        (
            "    [few] { NUMBER($n) } карты\n",
            "",
            "ru.ftl: cards: $n is counted as {\"few\", \"many\", \"one\"}",
        ),
        (
            "    [few]",
            "    [two]",
            "ru.ftl: cards: $n is counted as {\"few\", \"many\", \"one\"}",
        ),
        (
            "{ $who } ставит",
            "{ $wer } ставит",
            "ru.ftl: bets has a variable $wer, and English has none such",
        ),
        (
            "    [you] Вы",
            "    [me] Вы",
            "ru.ftl: bets: $who is chosen by `you` or not at all",
        ),
        (
            "plain = Сдать",
            "plain = { cards }",
            "ru.ftl: plain holds something that the page does not read",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        assert!(RUSSIAN.contains(from), "{from}");
        let found = faults("ru", &RUSSIAN.replacen(from, to, 1), &format!("fault{nth}"));
        assert!(found.iter().any(|found| found == fault), "{found:?}");
    }
}

#[test]
fn a_name_that_is_never_said_is_refused() {
    let silent = RUSSIAN.replace(
        "{ $who ->\n    [you] Вы ставите\n   *[other] { $who } ставит\n}",
        "Ставит",
    );
    assert_ne!(silent, RUSSIAN);
    assert_eq!(
        faults("ru", &silent, "silent"),
        ["ru.ftl: bets does not say $who"]
    );
}

#[test]
fn a_file_that_is_no_language_is_refused() {
    assert!(!faults("ru", "plain = { $", "broken").is_empty());
    assert!(language("no-language", "plain = Deal\n", "code").is_err());
    assert!(!faults("ru", "-colour = Red\n", "term").is_empty());
}
