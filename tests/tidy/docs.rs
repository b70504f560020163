//! The docs name every game, and the rule book every option.

use brag::games::{self, GAME_KEYS};

use super::files::files;
use super::has_word;

/// A text of `docs/` with this beginning of its path.
fn text(beginning: &str) -> String {
    let texts = files("docs", |path| {
        path.extension().is_some_and(|end| end == "md")
    });
    let wanted = texts
        .into_iter()
        .filter(|file| file.path.starts_with(beginning));
    wanted.map(|file| file.text).collect()
}

#[test]
fn every_game_is_named_where_a_game_can_be_written() {
    for path in [
        "docs/records.md",
        "docs/embedding.md",
        "docs/rules/1-games.md",
    ] {
        let text = text(path);
        let missing = |key: &&&str| !has_word(&text, key);
        let missing: Vec<_> = GAME_KEYS.iter().filter(missing).collect();
        assert_eq!(missing, [&""; 0], "{path}");
    }
}

#[test]
fn every_option_is_in_the_rule_book() {
    let book = text("docs/rules/");
    let options = GAME_KEYS.iter().filter_map(|key| games::named(key));
    for option in options.flat_map(|game| game.options) {
        assert!(
            book.contains(&format!("`{}`", option.key)),
            "{}",
            option.key
        );
    }
}
