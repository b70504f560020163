//! The rules of a sitting as a record lists them: only what differs from the defaults (RULES 9.1).

use std::fmt::{self, Display};

use serde_json::{Map, Value, json};

use super::field::{Allowed, Field, WrongValue};
use super::wild;
use crate::cards::CardSet;
use crate::engine::Rules;
use crate::games::{self, HOUSE_RULES, HouseRule, Kind};

/// Every key there is, in the order of RULES 9.1.
pub const RULE_KEYS: &str = "game, ante, open_min, open_max, raise_limit, bet_cap, pot_limit, see_cost, \
    blind_play, blind_look, see_blind_after, blind_last, blind_means_not_looked, two_hands_rewin, \
    retained_mode, shortage, headsup_short, rebuy_after_cover_loss, table_minimum, table_stakes, \
    agreed_showdown, shuffle, stock_face_up, wild, jokers, running_flush_over_prial, \
    wild_as_itself_is_natural, discards_before_wilds, dealers_choice, first_dealer";

/// Reads rules; what is not listed is as in three-card Brag with its defaults.
///
/// # Errors
/// [`RulesError`], which names the key.
pub fn read_rules(value: &Value) -> Result<Rules, RulesError> {
    let rules = Field {
        key: "rules",
        value,
    };
    let listed = value
        .as_object()
        .ok_or_else(|| rules.wrong(Allowed::Rules))?;
    let mut rules = games::three_card();
    for (key, value) in listed {
        set(&mut rules, Field { key, value })?;
    }
    Ok(rules)
}

/// Lists the game, and the rules that differ from its defaults.
#[must_use]
pub fn write_rules(rules: &Rules) -> Value {
    let defaults = games::three_card();
    let mut listed = Map::new();
    for rule in HOUSE_RULES {
        let setting = rule.get(rules);
        // The game is always named.
        if rule.key == "game" || setting != rule.get(&defaults) {
            listed.insert(rule.key.into(), write(rule.kind, setting));
        }
    }
    Value::Object(listed)
}

fn set(rules: &mut Rules, field: Field) -> Result<(), RulesError> {
    let rule =
        HouseRule::named(field.key).ok_or_else(|| RulesError::UnknownKey(field.key.into()))?;
    rule.set(rules, read(rule.kind, field)?);
    Ok(())
}

fn read(kind: Kind, field: Field) -> Result<Option<u64>, WrongValue> {
    Ok(match kind {
        Kind::Chips { least } => Some(field.chips(least)?),
        Kind::Limit { least, most } => field.limit(least, most)?,
        Kind::Count { most } => Some(field.count(most)?),
        Kind::Cards => Some(wild::read(field)?.bits()),
        Kind::Flag => Some(field.flag()?.into()),
        Kind::Word(words) => Some(field.place(words)?),
    })
}

fn write(kind: Kind, setting: Option<u64>) -> Value {
    match (kind, setting) {
        (Kind::Flag, Some(flag)) => json!(flag == 1),
        (Kind::Cards, Some(cards)) => wild::write(CardSet::from_bits(cards).unwrap_or_default()),
        (Kind::Word(words), Some(place)) => json!(words.get(place as usize)),
        _ => json!(setting),
    }
}

/// Why an object is no set of rules that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// No rule has this name.
    UnknownKey(String),
    /// The rule has no such value.
    Wrong(WrongValue),
}

impl From<WrongValue> for RulesError {
    fn from(wrong: WrongValue) -> RulesError {
        RulesError::Wrong(wrong)
    }
}

impl Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RulesError::UnknownKey(key) => {
                write!(f, "`{key}` is not a rule; the rules are {RULE_KEYS}")
            }
            RulesError::Wrong(wrong) => wrong.fmt(f),
        }
    }
}

impl std::error::Error for RulesError {}
