//! How many files name a game. Whoever adds one like it writes in so many.

use std::collections::BTreeSet;
use std::mem::discriminant;

use brag::engine::Rules;
use brag::games::{GAME_KEYS, GAMES};

use super::files::{File, files};
use super::source::shipped;

/// The most files that name a game whose mechanics other games have too: the message files of the four languages, the
/// game's rules, what the page says of it, and the lists of both.
const MOST: usize = 10;

/// The most for a game that brings a mechanic: the code of the mechanic may name it.
const MOST_WITH_MECHANIC: usize = 21;

/// Games that more files name, and how many. A preset is four-card Brag, and a refusal has it as its example. Two bots like
/// to choose 3 Card Brag Poker. Another game needs none of this.
const MORE: [(&str, usize); 2] = [("four_card", 12), ("draw_brag", 11)];

#[test]
fn a_game_of_known_mechanics_is_named_in_few_files() {
    let files = written();
    let mut known = BTreeSet::new();
    let mut over = Vec::new();
    for game in GAMES {
        let rules = (game.rules)();
        let is_new = brings_a_mechanic(&rules, &mut known);
        let most = if is_new { MOST_WITH_MECHANIC } else { MOST };
        let more = MORE.iter().find(|(key, _)| *key == game.key);
        let most = more.map_or(most, |(_, most)| *most);
        let naming = naming(&files, game.key);
        if naming.len() > most {
            over.push(format!(
                "{}: {} of {most}: {naming:?}",
                game.key,
                naming.len()
            ));
        }
    }
    assert!(over.is_empty(), "{}", over.join("\n"));
}

/// Whether a game has a stage of a kind that no game before it has.
fn brings_a_mechanic(rules: &Rules, known: &mut BTreeSet<String>) -> bool {
    let stages = rules.stages.iter();
    let kinds = stages.map(|stage| format!("{:?}", discriminant(&stage.rules)));
    kinds.filter(|kind| known.insert(kind.clone())).count() > 0
}

/// Files that nobody changes for a new game: the list of the games of the days, which never changes, and figures that a command
/// writes.
const UNTOUCHED: [&str; 2] = [
    "src/school/ten/of_days.rs",
    "src/app/sheets/new_game/measured_games.rs",
];

/// The files that ship, with the names in them in one spelling. Tests and comments may name any game.
fn written() -> Vec<(String, String)> {
    let is_text = |path: &std::path::Path| {
        let ends = ["rs", "ftl", "css"];
        path.extension()
            .is_some_and(|end| ends.iter().any(|known| end == *known))
    };
    let files = ["src", "style"]
        .into_iter()
        .flat_map(|folder| files(folder, is_text));
    let is_touched = |file: &File| !UNTOUCHED.iter().any(|one| file.path.ends_with(one));
    let files = files.filter(|file| !file.is_test() && is_touched(file));
    let spelled = |file: File| {
        let text = match file.path.ends_with(".rs") {
            true => shipped(&file.code()),
            false => file.text,
        };
        let text = format!("{} {text}", file.path);
        (file.path, in_snake_case(&text))
    };
    files.map(spelled).collect()
}

/// The files that name a game by its key or an identifier, such as `four_card`, `FOUR_CARD`, `FourCard` or `four-card`.
fn naming<'a>(files: &'a [(String, String)], key: &str) -> Vec<&'a str> {
    let longer = |other: &&&str| other.len() > key.len() && other.contains(key);
    let longer: Vec<&&str> = GAME_KEYS.iter().filter(longer).collect();
    let names = |(_, text): &&(String, String)| {
        let text = longer
            .iter()
            .fold(text.clone(), |text, other| text.replace(**other, ""));
        text.match_indices(key).any(|(at, _)| {
            let is_letter = |letter: char| letter.is_alphanumeric();
            !text[..at].ends_with(is_letter) && !text[at + key.len()..].starts_with(is_letter)
        })
    };
    files
        .iter()
        .filter(names)
        .map(|(path, _)| path.as_str())
        .collect()
}

/// A text with every name in it as `snake_case`.
fn in_snake_case(text: &str) -> String {
    let mut snake = String::new();
    let mut after_small = false;
    for letter in text.chars() {
        if letter.is_uppercase() && after_small {
            snake.push('_');
        }
        after_small = letter.is_lowercase();
        match letter {
            '-' => snake.push('_'),
            _ => snake.extend(letter.to_lowercase()),
        }
    }
    snake
}

#[test]
fn a_game_is_found_in_every_spelling_and_not_in_the_name_of_another() {
    let finds = |text: &str, key| {
        let file = [(String::new(), in_snake_case(text))];
        !naming(&file, key).is_empty()
    };
    for text in [
        "\"four_card\"",
        "say::GAME_FOUR_CARD",
        "FourCard {",
        "game-four-card =",
    ] {
        assert!(finds(text, "four_card"), "{text}");
    }
    assert!(!finds("twenty_four_cards", "four_card"));
    assert!(!finds("three_card_poker::THREE_CARD_POKER", "three_card"));
    assert!(finds("three_card_poker, three_card", "three_card"));
}
