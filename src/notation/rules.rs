//! The rules of a sitting as a record lists them: only what differs from the defaults (RULES 9.1).

use std::fmt::{self, Display};

use serde_json::{Map, Value, json};

use super::field::{Field, WrongValue, brief};
use super::wild;
use crate::cards::Card;
use crate::engine::{
    BlindLast, BlindLook, DealingRules, RankingRules, RetainedMode, Rewin, Rules, SeeCost, Shuffle,
    StageRules, VyingRules,
};
use crate::games;

const SEE_COST: &[(&str, SeeCost)] = &[("double", SeeCost::Double), ("equal", SeeCost::Equal)];
const BLIND_LOOK: &[(&str, BlindLook)] = &[
    ("own_turn", BlindLook::OwnTurn),
    ("any_time", BlindLook::AnyTime),
];
const BLIND_LAST: &[(&str, BlindLast)] = &[
    ("keep", BlindLast::Keep),
    ("carry", BlindLast::Carry),
    ("win", BlindLast::Win),
];
const REWIN: &[(&str, Rewin)] = &[("one", Rewin::One), ("one_or_none", Rewin::OneOrNone)];
const RETAINED_MODE: &[(&str, RetainedMode)] = &[
    ("two_hands", RetainedMode::TwoHands),
    ("face_up", RetainedMode::FaceUp),
];
const SHUFFLE: &[(&str, Shuffle)] = &[
    ("prial_won", Shuffle::PrialWon),
    ("prial_shown", Shuffle::PrialShown),
    ("any_seen", Shuffle::AnySeen),
    ("always", Shuffle::Always),
    ("never", Shuffle::Never),
];

/// Whether a known word can be played here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    Played,
    NotYet,
}
use Status::{NotYet, Played};

/// The games, each with how many cards are dealt to a player.
const GAME: &[(&str, u8)] = &[("three_card", 3), ("four_card", 4), ("five_card", 5)];
const SHORTAGE: &[(&str, Status)] = &[
    ("cover", Played),
    ("borrow", NotYet),
    ("richest_lends", NotYet),
];
const HEADSUP_SHORT: &[(&str, Status)] = &[("cover", Played), ("lend_or_show", NotYet)];
// Chance or choice is over when a record begins: it names the first dealer.
const FIRST_DEALER: &[(&str, Status)] = &[
    ("random", Played),
    ("high_card", NotYet),
    ("chosen", Played),
];

/// Every key there is, in the order of RULES 9.1.
const KEYS: &str = "game, ante, open_min, open_max, raise_limit, bet_cap, pot_limit, see_cost, \
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
        .ok_or_else(|| rules.wrong("an object of keys and values"))?;
    let mut rules = games::three_card();
    for (key, value) in listed {
        set(&mut rules, Field { key, value })?;
    }
    Ok(rules)
}

/// Lists the game, and the rules that differ from its defaults.
#[must_use]
pub fn write_rules(rules: &Rules) -> Value {
    let defaults = flat(&games::three_card());
    let mut listed = Map::new();
    let cards = rules.dealing().map_or(3, |dealing| dealing.cards);
    listed.insert("game".into(), spell(GAME, cards));
    for (key, value) in flat(rules) {
        if !defaults.contains(&(key, value.clone())) {
            listed.insert(key.into(), value);
        }
    }
    Value::Object(listed)
}

fn set(rules: &mut Rules, field: Field) -> Result<(), RulesError> {
    match field.key {
        "ante" => rules.ante = field.chips(0)?,
        "shuffle" => rules.shuffle = field.word(SHUFFLE)?,
        _ => {
            let mut known = set_ranking(&mut rules.ranking, field)?;
            for stage in &mut rules.stages {
                known |= match stage {
                    StageRules::Dealing(dealing) => set_dealing(dealing, field)?,
                    StageRules::Vying(vying) => set_vying(vying, field)?,
                };
            }
            if !known {
                check_unplayed(field)?;
            }
        }
    }
    Ok(())
}

fn set_ranking(ranking: &mut RankingRules, field: Field) -> Result<bool, RulesError> {
    match field.key {
        "wild" => ranking.wild = wild::read(field)?,
        "jokers" => ranking.jokers = jokers(field)?,
        "running_flush_over_prial" => ranking.running_flush_over_prial = field.flag()?,
        "wild_as_itself_is_natural" => ranking.wild_as_itself_is_natural = field.flag()?,
        "discards_before_wilds" => ranking.discards_before_wilds = field.flag()?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn set_dealing(dealing: &mut DealingRules, field: Field) -> Result<bool, RulesError> {
    match field.key {
        "game" => dealing.cards = field.word(GAME)?,
        "retained_mode" => dealing.retained_mode = field.word(RETAINED_MODE)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn set_vying(vying: &mut VyingRules, field: Field) -> Result<bool, RulesError> {
    match field.key {
        "open_min" => vying.open_min = field.chips(1)?,
        "open_max" => vying.open_max = field.limit(1)?,
        "raise_limit" => vying.raise_limit = field.limit(0)?,
        "bet_cap" => vying.bet_cap = field.limit(1)?,
        "pot_limit" => vying.pot_limit = field.flag()?,
        "see_cost" => vying.see_cost = field.word(SEE_COST)?,
        "blind_play" => vying.blind_play = field.flag()?,
        "blind_look" => vying.blind_look = field.word(BLIND_LOOK)?,
        "see_blind_after" => {
            let bets = field.limit(1)?.map(u32::try_from).transpose();
            vying.see_blind_after =
                bets.map_err(|_| field.wrong("null or a number of bets that can be made"))?;
        }
        "blind_last" => vying.blind_last = field.word(BLIND_LAST)?,
        "blind_means_not_looked" => vying.blind_means_not_looked = field.flag()?,
        "two_hands_rewin" => vying.two_hands_rewin = field.word(REWIN)?,
        "agreed_showdown" => vying.agreed_showdown = field.flag()?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Keys that can stand in a record, with only one value that the table can play.
fn check_unplayed(field: Field) -> Result<(), RulesError> {
    let played = match field.key {
        "shortage" => field.word(SHORTAGE)? == Played,
        "headsup_short" => field.word(HEADSUP_SHORT)? == Played,
        "first_dealer" => field.word(FIRST_DEALER)? == Played,
        "table_minimum" => field.chips(0)? == 0,
        "rebuy_after_cover_loss" | "table_stakes" | "stock_face_up" | "dealers_choice" => {
            !field.flag()?
        }
        unknown => return Err(RulesError::UnknownKey(unknown.into())),
    };
    if played {
        return Ok(());
    }
    Err(RulesError::NotYet {
        key: field.key.into(),
        value: brief(field.value),
    })
}

fn jokers(field: Field) -> Result<u8, WrongValue> {
    let jokers = field.chips(0).ok().and_then(|n| u8::try_from(n).ok());
    jokers
        .filter(|jokers| *jokers <= Card::MOST_JOKERS)
        .ok_or_else(|| field.wrong(format!("a whole number from 0 to {}", Card::MOST_JOKERS)))
}

/// All keys whose values can differ, in the order of RULES 9.1.
fn flat(rules: &Rules) -> Vec<(&'static str, Value)> {
    let mut flat = vec![("ante", json!(rules.ante))];
    if let Some(vying) = rules.vying() {
        flat.extend([
            ("open_min", json!(vying.open_min)),
            ("open_max", json!(vying.open_max)),
            ("raise_limit", json!(vying.raise_limit)),
            ("bet_cap", json!(vying.bet_cap)),
            ("pot_limit", json!(vying.pot_limit)),
            ("see_cost", spell(SEE_COST, vying.see_cost)),
            ("blind_play", json!(vying.blind_play)),
            ("blind_look", spell(BLIND_LOOK, vying.blind_look)),
            ("see_blind_after", json!(vying.see_blind_after)),
            ("blind_last", spell(BLIND_LAST, vying.blind_last)),
            (
                "blind_means_not_looked",
                json!(vying.blind_means_not_looked),
            ),
            ("two_hands_rewin", spell(REWIN, vying.two_hands_rewin)),
        ]);
    }
    if let Some(dealing) = rules.dealing() {
        flat.push(("retained_mode", spell(RETAINED_MODE, dealing.retained_mode)));
    }
    if let Some(vying) = rules.vying() {
        flat.push(("agreed_showdown", json!(vying.agreed_showdown)));
    }
    let ranking = rules.ranking;
    flat.extend([
        ("shuffle", spell(SHUFFLE, rules.shuffle)),
        ("wild", wild::write(ranking.wild)),
        ("jokers", json!(ranking.jokers)),
        (
            "running_flush_over_prial",
            json!(ranking.running_flush_over_prial),
        ),
        (
            "wild_as_itself_is_natural",
            json!(ranking.wild_as_itself_is_natural),
        ),
        (
            "discards_before_wilds",
            json!(ranking.discards_before_wilds),
        ),
    ]);
    flat
}

fn spell<T: PartialEq>(words: &[(&str, T)], meaning: T) -> Value {
    words
        .iter()
        .find(|(_, m)| *m == meaning)
        .map_or(Value::Null, |(word, _)| json!(word))
}

/// Why an object is no set of rules that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesError {
    /// No rule has this name.
    UnknownKey(String),
    /// The rule has no such value.
    Wrong(WrongValue),
    /// The rule has such a value, but this table cannot play by it.
    NotYet {
        /// The rule.
        key: String,
        /// Its value, as JSON.
        value: String,
    },
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
                write!(f, "`{key}` is not a rule; the rules are {KEYS}")
            }
            RulesError::Wrong(wrong) => wrong.fmt(f),
            RulesError::NotYet { key, value } => {
                write!(f, "`{key}`: {value} cannot be played here yet")
            }
        }
    }
}

impl std::error::Error for RulesError {}
