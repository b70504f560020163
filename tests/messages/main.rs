//! The message compiler refuses a language that lacks a message of English.

#[path = "../../src/app/i18n/build/check.rs"]
mod check;
#[path = "../../src/app/i18n/build/compile.rs"]
mod compile;
#[path = "../../src/app/i18n/build/language.rs"]
mod language;
mod words;

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

/// Words that agree with a number and are wrong beside one, by language.
const OF_MANY: [(&str, &[&str]); 4] = [
    (
        "en",
        &[
            "bets", "boxes", "cards", "chips", "deals", "hands", "letters", "lives", "players",
            "points", "stay", "are",
        ],
    ),
    (
        "de",
        &[
            "Blätter",
            "Boxen",
            "Chips",
            "Einsätze",
            "Einsätzen",
            "Karten",
            "Punkte",
            "Runden",
            "sind",
            "bleiben",
        ],
    ),
    (
        "fr",
        &[
            "cartes",
            "cases",
            "donnes",
            "jetons",
            "joueurs",
            "lettres",
            "mains",
            "mises",
            "misés",
            "modifiées",
            "points",
            "vies",
            "sont",
            "font",
            "restent",
        ],
    ),
    (
        "ru",
        &[
            "боксов",
            "жизней",
            "игроков",
            "карт",
            "очков",
            "раздач",
            "рук",
            "ставок",
            "фишек",
        ],
    ),
];

/// Messages whose number is never one: of the cards of a game, of the players in it, and the like.
const NEVER_ONE: [&str; 27] = [
    "beats-of-others",
    "course-won",
    "expert-how",
    "family-boxes",
    "family-players",
    "fault-long-name",
    "fault-too-many",
    "house-cards",
    "house-cards-wild",
    "howto-for",
    "howto-for-alone",
    "illegal-must-set",
    "illegal-pack-too-small",
    "illegal-sideshow-of-few",
    "illegal-still-in",
    "illegal-wrong-hands",
    "illegal-wrong-throw",
    "lesson-long-sentence",
    "lesson-many-deals",
    "records-are-fair",
    "replay-pack-not-whole",
    "setup-too-many-chips",
    "setup-too-many-seats",
    "stand-at",
    "strength-loses",
    "strength-wins",
    "usual-buy-in",
];

#[test]
fn what_a_number_counts_agrees_with_it() {
    let mut allowed = NEVER_ONE.to_vec();
    for (code, of_many) in OF_MANY {
        let path = Path::new("src/app/i18n").join(format!("{code}.ftl"));
        let text = fs::read_to_string(path).expect("a language");
        let (mut id, mut chosen_by) = ("", "");
        let mut wrong = Vec::new();
        for line in text.lines() {
            if let Some((name, _)) = line.split_once(" =")
                && line.starts_with(|letter: char| letter.is_ascii_lowercase())
            {
                (id, chosen_by) = (name, "");
            }
            for number in line.split("{ NUMBER($").skip(1) {
                let Some((by, rest)) = number.split_once(") }") else {
                    continue;
                };
                let word = rest.split(|letter: char| !letter.is_alphabetic()).nth(1);
                let is_of_many = word.is_some_and(|word| of_many.contains(&word));
                // A seat or a hand of which it is the number comes before it.
                let counts = rest.starts_with(' ') && !is_numbered(line, by);
                if is_of_many && counts && by != chosen_by {
                    wrong.push(id);
                }
            }
            if let Some((_, choice)) = line.rsplit_once("{ $")
                && let Some((by, _)) = choice.split_once(" ->")
            {
                chosen_by = by;
            }
        }
        allowed.retain(|id| !wrong.contains(id));
        wrong.retain(|id| !NEVER_ONE.contains(id));
        assert_eq!(wrong, [""; 0], "{code}");
    }
    assert_eq!(
        allowed, [""; 0],
        "each exception is needed in some language"
    );
}

/// Whether the variable is the number of a seat.
fn is_numbered(line: &str, by: &str) -> bool {
    line.contains(&format!("seat {{ NUMBER(${by})"))
}

#[test]
fn no_message_cites_a_clause_of_the_rule_book() {
    assert!(cites("Off by default (RULES 9.1)."));
    assert!(cites("As O13 says.") && cites("See 10.11."));
    assert!(!cites("22.100 Blätter. 1.000."));
    for (code, _) in OF_MANY {
        let path = Path::new("src/app/i18n").join(format!("{code}.ftl"));
        let text = fs::read_to_string(path).expect("a language");
        // The versions of browsers look like clauses.
        let is_version = |line: &str| line.starts_with("shell-too-old ");
        let citing = said(&text).filter(|line| cites(line) && !is_version(line));
        let citing: Vec<_> = citing.collect();
        assert_eq!(citing, [""; 0], "{code}");
    }
}

/// Whether a text cites a clause: the rule book by its name, an option or an example by its letter, a clause by its number.
fn cites(text: &str) -> bool {
    let is_number = |text: &str| {
        (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let is_lettered = |word: &str| {
        word.strip_prefix(['O', 'D', 'V', 'G'])
            .is_some_and(is_number)
    };
    let is_numbered = |word: &str| {
        let numbers: Vec<_> = word.trim_end_matches('.').split('.').collect();
        numbers.len() > 1 && numbers.into_iter().all(is_number)
    };
    let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '.');
    words.any(|word| {
        let is_name = word == "RULES" || word == "clause";
        is_name || is_lettered(word) || is_numbered(word)
    })
}

/// The lines of a language that are no comment.
fn said(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}
