//! The rules of a sitting as a record lists them: only what differs from the defaults (RULES 9.1).

use std::fmt::{self, Display};

use serde_json::{Map, Value, json};

use super::field::{Field, WrongValue, brief};
use crate::cards::Card;
use crate::engine::{
    BlindLast, BlindLook, DealingRules, FirstDealer, HeadsUpShort, RankingRules, RetainedMode,
    Rewin, Rules, SeeCost, Shortage, Shuffle, StageRules, VyingRules,
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
const SHORTAGE: &[(&str, Shortage)] = &[
    ("cover", Shortage::Cover),
    ("borrow", Shortage::Borrow),
    ("richest_lends", Shortage::RichestLends),
];
const HEADSUP_SHORT: &[(&str, HeadsUpShort)] = &[
    ("cover", HeadsUpShort::AsAmongMore),
    ("lend_or_show", HeadsUpShort::LendOrShow),
];
// Chance or choice is over when a record begins: it names the first dealer.
const FIRST_DEALER: &[(&str, FirstDealer)] = &[
    ("random", FirstDealer::Given),
    ("high_card", FirstDealer::HighCard),
    ("chosen", FirstDealer::Given),
];

/// Whether a known word can be played here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    Played,
    NotYet,
}
use Status::{NotYet, Played};

const GAME: &[(&str, Status)] = &[
    ("three_card", Played),
    ("four_card", NotYet),
    ("five_card", NotYet),
];

const WILD: [&str; 6] = [
    "twos",
    "black_twos",
    "jacks",
    "black_jacks",
    "one_eyed_jacks",
    "suicide_king",
];
const MOST_JOKERS: u64 = 4;

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
    listed.insert("game".into(), json!("three_card"));
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
        "first_dealer" => rules.first_dealer = field.word(FIRST_DEALER)?,
        "rebuy_after_cover_loss" => rules.money.rebuy_after_cover_loss = field.flag()?,
        "table_minimum" => rules.money.table_minimum = field.chips(0)?,
        "table_stakes" => rules.money.table_stakes = field.flag()?,
        "running_flush_over_prial" => {
            rules.ranking = if field.flag()? {
                RankingRules::RunningFlushOverPrial
            } else {
                RankingRules::Brag
            }
        }
        _ => {
            let mut known = false;
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

fn set_dealing(dealing: &mut DealingRules, field: Field) -> Result<bool, RulesError> {
    match field.key {
        "retained_mode" => dealing.retained_mode = field.word(RETAINED_MODE)?,
        "stock_face_up" => dealing.stock_face_up = field.flag()?,
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
        "shortage" => vying.shortage = field.word(SHORTAGE)?,
        "headsup_short" => vying.headsup_short = field.word(HEADSUP_SHORT)?,
        "agreed_showdown" => vying.agreed_showdown = field.flag()?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// Keys that can stand in a record, with only one value that the table can play.
fn check_unplayed(field: Field) -> Result<(), RulesError> {
    let played = match field.key {
        "game" => field.word(GAME)? == Played,
        "jokers" => jokers(field)? == 0,
        "wild" => wild(field)? == 0,
        "wild_as_itself_is_natural" | "discards_before_wilds" | "dealers_choice" => {
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

fn jokers(field: Field) -> Result<u64, WrongValue> {
    field
        .chips(0)
        .ok()
        .filter(|jokers| *jokers <= MOST_JOKERS)
        .ok_or_else(|| field.wrong(format!("a whole number from 0 to {MOST_JOKERS}")))
}

/// How many kinds of wild card are listed.
fn wild(field: Field) -> Result<usize, WrongValue> {
    let is_known = |kind: &Value| {
        kind.as_str()
            .is_some_and(|kind| WILD.contains(&kind) || kind.parse::<Card>().is_ok())
    };
    field
        .value
        .as_array()
        .filter(|kinds| kinds.iter().all(is_known))
        .map(Vec::len)
        .ok_or_else(|| field.wrong(format!("a list of {}, or cards like Ad", WILD.join(", "))))
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
    let money = &rules.money;
    if let Some(vying) = rules.vying() {
        flat.push(("shortage", spell(SHORTAGE, vying.shortage)));
        flat.push(("headsup_short", spell(HEADSUP_SHORT, vying.headsup_short)));
    }
    flat.extend([
        (
            "rebuy_after_cover_loss",
            json!(money.rebuy_after_cover_loss),
        ),
        ("table_minimum", json!(money.table_minimum)),
        ("table_stakes", json!(money.table_stakes)),
    ]);
    if let Some(vying) = rules.vying() {
        flat.push(("agreed_showdown", json!(vying.agreed_showdown)));
    }
    let runs_on_top = rules.ranking == RankingRules::RunningFlushOverPrial;
    flat.push(("shuffle", spell(SHUFFLE, rules.shuffle)));
    if let Some(dealing) = rules.dealing() {
        flat.push(("stock_face_up", json!(dealing.stock_face_up)));
    }
    flat.push(("running_flush_over_prial", json!(runs_on_top)));
    flat.push(("first_dealer", spell(FIRST_DEALER, rules.first_dealer)));
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
