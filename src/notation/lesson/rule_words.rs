//! The value of a rule in a line: the words of records without their quotes and brackets.

use serde_json::{Map, Value};

use crate::engine::Rules;
use crate::games::{CatalogueGame, Kind};
use crate::notation::rules::write_rules;

/// The key of the game among the rules.
pub(super) const GAME: &str = "game";

/// The word for a list without cards, as in the action that names a game.
const NO_CARDS: &str = "none";

/// The value as a record has it.
pub(super) fn read(game: Option<&CatalogueGame>, key: &str, words: &str) -> Value {
    let option = game.and_then(|game| game.option(key));
    match option.map(|option| option.kind) {
        Some(Kind::Cards) if words == NO_CARDS => Value::Array(Vec::new()),
        Some(Kind::Cards) => words.split_ascii_whitespace().map(Value::from).collect(),
        Some(Kind::Word(_)) => words.into(),
        _ => match (words, words.parse::<u64>()) {
            ("null", _) => Value::Null,
            ("true", _) => true.into(),
            ("false", _) => false.into(),
            (_, Ok(number)) => number.into(),
            _ => words.into(),
        },
    }
}

/// The keys and values of the rules that differ from the defaults, the game first.
pub(super) fn written(rules: &Rules) -> Vec<(String, String)> {
    // This does not fail: all rules can be written.
    let listed = serde_json::to_value(write_rules(rules)).unwrap_or_default();
    let listed: Map<String, Value> = match listed {
        Value::Object(listed) => listed,
        _ => Map::new(),
    };
    let pair = |(key, value): (String, Value)| (key, words(&value));
    listed.into_iter().map(pair).collect()
}

fn words(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(all) if all.is_empty() => NO_CARDS.into(),
        Value::Array(all) => all.iter().map(words).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}
