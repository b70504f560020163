//! Tests that every option has its texts.

use super::*;
use crate::games::{self, GAME_KEYS, Kind};

#[test]
fn every_option_of_every_game_is_asked_for_once_and_each_of_its_words_is_said() {
    for game in GAME_KEYS.iter().filter_map(|key| games::named(key)) {
        let rules = (game.rules)();
        let groups: &[Group] = if rules.is_betting() {
            &GROUPS
        } else if rules.bus().is_some() {
            &BUS_GROUPS
        } else if is_classic(game.key) {
            &CLASSIC_GROUPS
        } else if is_round(game.key) {
            &ROUND_GROUPS
        } else if rules.casino().is_some() {
            &HOUSE_GROUPS
        } else if rules.patti().is_some() {
            &PATTI_GROUPS
        } else {
            &SET_GROUPS
        };
        for rule in game.options {
            let rules = groups.iter().flat_map(|group| group.rules);
            let text: Vec<_> = rules.filter(|text| text.key == rule.key).collect();
            let [text] = text[..] else {
                panic!("{} is text for {} times", rule.key, text.len())
            };
            let words = match rule.kind {
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
    let count = |groups: &[Group]| groups.iter().map(|group| group.rules.len()).sum::<usize>();
    assert_eq!(count(&GROUPS), games::HOUSE_RULES.len());
    for text in SET_GROUPS.iter().flat_map(|group| group.rules) {
        let mut games = GAME_KEYS.iter().filter_map(|key| games::named(key));
        assert!(games.any(|game| game.option(text.key).is_some()));
    }
}
