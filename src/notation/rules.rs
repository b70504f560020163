//! The rules in a record: only those that differ from the defaults (RULES 9.1).

use std::fmt::{self, Display};

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

use super::field::{Allowed, Field, Written, WrongValue};
use super::wild;
use crate::cards::CardSet;
use crate::engine::Rules;
use crate::games::{self, CatalogueGame, Kind, wild_words};

/// All keys, in the order of RULES 9.1.
pub const RULE_KEYS: &str = "game, ante, open_min, open_max, raise_limit, bet_cap, pot_limit, see_cost, \
    blind_play, blind_look, see_blind_after, blind_last, blind_means_not_looked, two_hands_rewin, \
    retained_mode, shortage, last_chips, rounds, headsup_short, rebuy_after_cover_loss, table_minimum, table_stakes, \
    discards, double_every, agreed_limits, agreed_showdown, shuffle, stock_face_up, wild, jokers, running_flush_over_prial, \
    wild_as_itself_is_natural, discards_before_wilds, dealers_choice, first_dealer, other_game";

/// Reads rules. Missing ones have the defaults of the game, and the default game is three-card Brag. A key of another
/// game is an error (RULES 10).
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
    let game = match listed.get(GAME) {
        Some(value) => game(Field { key: GAME, value })?,
        None => &games::THREE_CARD,
    };
    let of_game = |key: &&String| key.as_str() == GAME || game.option(key).is_some();
    if let Some(foreign) = listed.keys().find(|key| !of_game(key)) {
        return Err(unknown(game, foreign));
    }
    let mut rules = (game.rules)();
    rules.choosable = games::ALL.choosable;
    for option in game.options.iter().filter(|option| option.key != GAME) {
        let Some(value) = listed.get(option.key) else {
            continue;
        };
        let key = option.key;
        if let Some(other) = option.clash(&rules) {
            // Null stands for nothing, which goes with anything.
            if matches!(option.kind, Kind::Value(_)) && value.is_null() {
                continue;
            }
            return Err(RulesError::Clash { key, other });
        }
        option.set(&mut rules, read(option.kind, Field { key, value })?);
    }
    Ok(rules)
}

/// The game, and the rules that differ from its defaults, to be written.
pub struct WrittenRules<'r>(&'r Rules);

/// Writes the game, and the rules that differ from its defaults.
#[must_use]
pub fn write_rules(rules: &Rules) -> WrittenRules<'_> {
    WrittenRules(rules)
}

impl Serialize for WrittenRules<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let WrittenRules(rules) = *self;
        let mut listed = serializer.serialize_map(None)?;
        listed.serialize_entry(GAME, rules.game)?;
        let differing = games::of(rules).map(|game| game.differing(rules));
        for (option, setting) in differing.into_iter().flatten() {
            let written = match (option.key, option.kind) {
                // A list of single cards, without named kinds (RULES 10.6).
                ("braggers", Kind::Cards) => {
                    let cards = cards(setting);
                    Written::List(cards.iter().map(|card| card.to_string()).collect())
                }
                _ => write(option.kind, setting),
            };
            listed.serialize_entry(option.key, &written)?;
        }
        listed.end()
    }
}

const GAME: &str = "game";

fn game(field: Field) -> Result<&'static CatalogueGame, WrongValue> {
    let keys = &games::GAME_KEYS;
    let key = keys.get(field.place(keys)? as usize);
    let game = key.and_then(|key| games::named(key));
    game.ok_or_else(|| field.wrong(Allowed::Words(keys)))
}

fn unknown(game: &CatalogueGame, key: &str) -> RulesError {
    // All betting games have the same rules, so the error names none of them.
    if game.option(GAME).is_some() {
        return RulesError::UnknownKey(key.into());
    }
    RulesError::OtherGame {
        key: key.into(),
        game: game.key,
    }
}

fn read(kind: Kind, field: Field) -> Result<Option<u64>, WrongValue> {
    Ok(match kind {
        Kind::Chips { least } => Some(field.chips(least)?),
        Kind::Limit { least, most } => field.limit(least, most)?,
        Kind::Count { least, most } => Some(field.count(least, most)?),
        Kind::Cards => Some(wild::read(field)?.bits()),
        Kind::Flag => Some(field.flag()?.into()),
        Kind::Word(words) => Some(field.place(words)?),
        Kind::Value(values) => Some(field.value(values)?),
    })
}

fn write(kind: Kind, setting: Option<u64>) -> Written<'static> {
    match (kind, setting) {
        // As few words as possible: complete kinds, then single cards.
        (Kind::Cards, _) => Written::List(wild_words(cards(setting))),
        (_, None) => Written::Null,
        (Kind::Flag, Some(flag)) => Written::Flag(flag == 1),
        (Kind::Word(words), Some(place)) => word_at(words, place, Written::Word),
        (Kind::Value(values), Some(place)) => word_at(values, place, Written::of),
        (_, Some(number)) => Written::Number(number),
    }
}

fn word_at(
    words: &[&'static str],
    place: u64,
    write: fn(&'static str) -> Written<'static>,
) -> Written<'static> {
    let word = words.get(place as usize);
    word.map_or(Written::Null, |word| write(word))
}

fn cards(setting: Option<u64>) -> CardSet {
    setting.and_then(CardSet::from_bits).unwrap_or_default()
}

/// Why an object has no playable rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    UnknownKey(String),
    /// The game has no such rule.
    OtherGame {
        key: String,
        game: &'static str,
    },
    /// The rule excludes another one with its current value.
    Clash {
        /// The rule.
        key: &'static str,
        /// The other rule.
        other: &'static str,
    },
    /// The rule does not allow this value.
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
            RulesError::OtherGame { key, game } => {
                write!(f, "`{key}` is not a rule of `{game}`; its rules are game")?;
                let options = games::named(game).map_or(&[][..], |game| game.options);
                options
                    .iter()
                    .try_for_each(|option| write!(f, ", {}", option.key))
            }
            RulesError::Clash { key, other } => {
                write!(f, "`{key}` doesn't go with `{other}` set like that")
            }
            RulesError::Wrong(wrong) => wrong.fmt(f),
        }
    }
}

impl std::error::Error for RulesError {}
