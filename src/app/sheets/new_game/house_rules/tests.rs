//! Tests that every option has its texts.

use crate::app::about::NEW_GAME;
use crate::games::{self, Kind};

#[test]
fn every_option_of_every_game_is_asked_for_once_and_each_of_its_words_is_said() {
    for (key, one) in NEW_GAME {
        let game = games::named(key).expect("a game");
        let is_betting = (game.rules)().is_betting();
        for rule in game.options {
            let rules = one.groups.iter().flat_map(|group| group.rules);
            let text: Vec<_> = rules.filter(|text| text.key == rule.key).collect();
            let [text] = text[..] else {
                panic!("{} is text for {} times", rule.key, text.len())
            };
            let words = match rule.kind {
                // The words are games, and games have their names.
                Kind::Word(_) if is_betting && rule.key == "game" => 0,
                // `chosen` cannot be chosen on the sheet: it says how a dealer was found before.
                Kind::Word(words) if rule.key == "first_dealer" => words.len() - 1,
                Kind::Word(words) | Kind::Value(words) => words.len(),
                Kind::Count { least: 0, most } if most < 9 => 1,
                _ => 0,
            };
            assert_eq!(text.says.len(), words, "{}", text.key);
            assert!(text.hint.get().ends_with('.'), "{}", text.key);
            assert!(text.why.get().ends_with(['.', '”']), "{}", text.key);
        }
    }
}

#[test]
fn every_text_is_that_of_an_option() {
    for (key, one) in NEW_GAME {
        for text in one.groups.iter().flat_map(|group| group.rules) {
            // Games that share their groups have some of the options each.
            let mut sharing = NEW_GAME
                .iter()
                .filter(|(_, other)| std::ptr::eq(one.groups, other.groups));
            let has = |game: &str| games::named(game).and_then(|game| game.option(text.key));
            assert!(
                sharing.any(|(game, _)| has(game).is_some()),
                "{key} {}",
                text.key
            );
        }
    }
}
