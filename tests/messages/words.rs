//! The words of each language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::{OF_MANY, said};

/// Words that do not stand in a language, and why. A word ends where its letters end.
const NOT_SAID: [(&str, &[(&str, &str)]); 4] = [
    (
        "en",
        &[
            ("that of { $who", "a hand is Ben’s"),
            ("that of { $whose", "a hand is Ben’s"),
            ("knave", "the card is a jack"),
            ("knaves", "the card is a jack"),
            ("pool", "what is played for is the pot"),
            ("blind man", "anybody may play blind"),
            ("sitting", "what New game begins is a game"),
            ("sittings", "what New game begins is a game"),
            ("fetched", "what comes over the network is loaded"),
            ("came of", "it has a result"),
            ("comes of", "something happens to it"),
            ("by itself", "it happens automatically"),
            ("least bet", "it is the minimum bet"),
            ("his own", "a player who is not named is they"),
            ("his hand", "a player who is not named is they"),
            ("so many", "it is this many"),
        ],
    ),
    (
        "de",
        &[
            ("A K D", "the cards show K and Q"),
            ("Lauf", "card players say Straße"),
            ("Running Flush", "card players say Straight Flush"),
            ("packen", "one who packs steigt aus"),
            ("packt", "one who packs steigt aus"),
            ("Schirm", "the screen is a Bildschirm"),
            ("Tischeinsätze", "word for word from English"),
            ("Topf", "what is played for is the Pot"),
            ("Neues Spiel", "a sitting is a Partie"),
            ("zu wenig Chips", "chips are counted"),
            (
                "einen Blinden",
                "one who plays blind can see the cards of others",
            ),
            (
                "Blinde kann man",
                "one who plays blind can see the cards of others",
            ),
            ("Altes spielt", "it is the player who plays"),
            ("Altes bleibt", "it is the player who keeps"),
            ("abgelegt", "what is thrown away is abgeworfen"),
            ("abgelegte", "what is thrown away is abgeworfen"),
            ("weggelegt", "what is thrown away is abgeworfen"),
            ("von selbst", "it happens automatically"),
        ],
    ),
    (
        "fr",
        &[
            ("A R D", "the cards show K and Q"),
            ("floche", "card players say couleur"),
            ("tierce", "card players say quinte flush"),
            ("fait pack", "one who packs se couche"),
            ("Mise ouverte", "one who has looked is ouvert"),
            ("volante", "a wild card is libre"),
            ("volantes", "a wild card is libre"),
            ("un ante", "it is une ante"),
            ("teintes", "suits are enseignes, and have colours"),
            ("sans voir", "to see is to pay for a look at the other hand"),
            (
                "aîné",
                "the first at the dealer’s left is premier en cartes",
            ),
        ],
    ),
    (
        "ru",
        &[
            ("пак", "one who packs пасует"),
            ("Колл", "to match is уравнять"),
            ("Pair Plus", "the bet is called пара плюс"),
            ("зрячий", "word for word from English"),
            ("зрячему", "word for word from English"),
            ("слепой", "word for word from English"),
            ("слепого", "word for word from English"),
            ("слепому", "word for word from English"),
            ("лицом вверх", "a pack lies открыта"),
            ("накрыть нельзя", "that is done for dinner"),
            ("рука его", "a player may be a woman"),
            ("думал", "a player may be a woman"),
            ("тащите", "a card is dragged to its place: перетащите"),
            ("каре { $ranks }.", "all cards of a rank are no hand"),
        ],
    ),
];

#[test]
fn words_that_no_card_player_of_the_language_uses_do_not_come_back() {
    assert!(has_word("Weniger als ein Lauf.", "Lauf") && has_word("A R D", "A R D"));
    assert!(!has_word("Im Verlauf, laufend", "Lauf") && !has_word("перетащите", "тащите"));
    for (code, words) in NOT_SAID {
        let path = Path::new("src/app/i18n").join(format!("{code}.ftl"));
        let text = fs::read_to_string(path).expect("a language");
        for line in said(&without(&text, WORDS_OF_OTHERS)) {
            let line = line.split_once(" = ").map_or(line, |(_, says)| says);
            for (word, why) in words {
                assert!(!has_word(line, word), "{code}: {why}: {line}");
            }
        }
    }
}

/// The list that tells which words others use.
const WORDS_OF_OTHERS: &str = "howto-words-list";

/// A language without this message.
fn without(text: &str, id: &str) -> String {
    let mut is_in = false;
    let stays = |line: &&str| {
        is_in = line.starts_with(&format!("{id} =")) || is_in && line.starts_with(' ');
        !is_in
    };
    text.lines().filter(stays).collect::<Vec<_>>().join("\n")
}

/// Whether a line has the word, not as part of another, in whatever case.
fn has_word(line: &str, word: &str) -> bool {
    let (line, word) = (line.to_lowercase(), word.to_lowercase());
    line.match_indices(&word).any(|(at, _)| {
        let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
        let before = line[..at].chars().next_back();
        let after = line[at + word.len()..].chars().next();
        !is_letter(before) && !is_letter(after)
    })
}

/// A message in one line.
fn message<'t>(text: &'t str, id: &str) -> &'t str {
    let start = format!("{id} = ");
    let says = said(text).find_map(|line| line.strip_prefix(&start));
    says.unwrap_or_else(|| panic!("{id}"))
}

#[test]
fn what_differs_at_the_table_has_words_of_its_own() {
    for (code, _) in OF_MANY {
        let path = Path::new("src/app/i18n").join(format!("{code}.ftl"));
        let text = fs::read_to_string(path).expect("a language");
        let ways_out = ["fold", "bolt", "pass-brag", "check", "sit-out"];
        let ways_out: BTreeSet<_> = ways_out.map(|id| message(&text, id)).into();
        assert_eq!(ways_out.len(), 5, "{code}: {ways_out:?}");
        let prial = message(&text, "kind-prial").to_lowercase();
        assert_ne!(prial, message(&text, "rank-three"), "{code}");
        let seen = ["held-open", "patti-held-seen"].map(|id| message(&text, id));
        assert!(
            code == "en" || seen[0] == seen[1],
            "{code}: {seen:?} are one"
        );
    }
}

#[test]
fn no_line_of_french_begins_with_a_sign() {
    let text = fs::read_to_string("src/app/i18n/fr.ftl").expect("French");
    let signs = [" :", " ;", " ?", " !", " »", "« "];
    let loose: Vec<_> = said(&text)
        .filter(|line| signs.iter().any(|sign| line.contains(sign)))
        .collect();
    assert_eq!(loose, [""; 0]);
}
