//! Why rules in a record or a link are refused.

use crate::app::i18n::say;
use crate::games::{self, WILD_KINDS};
use crate::notation::{Allowed, RULE_KEYS, RulesError, WrongValue, word_as_json};

/// Why an object is not a set of rules.
pub fn rules(error: &RulesError) -> String {
    match error {
        RulesError::UnknownKey(key) => say::not_a_rule(key, RULE_KEYS),
        RulesError::OtherGame { key, game } => {
            let options = games::named(game).map_or(&[][..], |game| game.options);
            let keys = options.iter().map(|option| option.key);
            let keys: Vec<&str> = std::iter::once("game").chain(keys).collect();
            say::not_a_rule_of_game(key, game, &keys.join(", "))
        }
        RulesError::Clash { key, other } => say::rules_clash(key, other),
        RulesError::Wrong(error) => wrong(error),
    }
}

/// Why a value is wrong for its key.
pub fn wrong(
    WrongValue {
        key,
        value,
        allowed,
    }: &WrongValue,
) -> String {
    let says = match *allowed {
        Allowed::Flag => say::wrong_flag,
        Allowed::AtLeast(least) => return say::wrong_at_least(key, value, least),
        Allowed::FromTo { least, most } => return say::wrong_from_to(key, value, least, most),
        Allowed::NullOrAtLeast(least) => return say::wrong_null_or_at_least(key, value, least),
        Allowed::NullOrBetween { least, most } => {
            return say::wrong_null_or_between(key, value, least, most);
        }
        Allowed::Values(values) => return say::wrong_word(key, value, &values_said(values)),
        Allowed::Words(words) => return say::wrong_word(key, value, &either(words)),
        Allowed::Rules => say::wrong_rules,
        Allowed::List => say::wrong_list,
        Allowed::WildCards => {
            let kinds = WILD_KINDS.map(|(name, _)| name).join(", ");
            return say::wrong_wild_cards(key, value, &kinds);
        }
        Allowed::Text => say::wrong_text,
        Allowed::Player => say::wrong_player,
        Allowed::Seat => say::wrong_seat,
        Allowed::Owner => say::wrong_owner,
        Allowed::WholePack => say::wrong_whole_pack,
        Allowed::Pack => say::wrong_pack,
        Allowed::Seed => say::wrong_seed,
    };
    says(key, value)
}

/// Lists values as records write them, such as `null or "Jd"`.
fn values_said(values: &[&str]) -> String {
    let said = values.iter().map(|word| word_as_json(word));
    let list = said.reduce(|list, value| say::word_or_word(&list, &value));
    list.unwrap_or_default()
}

/// Lists words as records write them, such as `"see" or "cover"`.
fn either(words: &[&str]) -> String {
    let quoted = words.iter().map(|word| format!("\"{word}\""));
    let list = quoted.reduce(|list, word| say::word_or_word(&list, &word));
    list.unwrap_or_default()
}
