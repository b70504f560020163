//! The record of a sitting: rules, players, packs and every action.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::action::Move;
use super::field::{Allowed, Field, WrongValue, brief, written};
use super::notes::Notes;
use super::rules::{RulesError, read_rules, write_rules};
pub use super::seat_entry::{SeatEntry, seats_at_first};
use super::seat_entry::{box_beside_others, check_owners, seat};
use crate::cards::{NotAPack, Pack};
use crate::engine::{Action, Edition, Rules, Seat};
use crate::random::Seed;

const FORMAT: &str = "brag-record/1";
/// The key of the cards that are played with: [`OWN`], or those of the page.
const CARDS: &str = "cards";
/// The players' own pack (RULES 9.2.21).
const OWN: &str = "own";
/// The key of the edition of the rule book. Only 1 is written and read.
const EDITION: &str = "edition";

/// Everything that is needed to replay a sitting.
///
/// ```
/// use brag::cards::Pack;
/// use brag::engine::{Action, Seat};
/// use brag::games;
/// use brag::notation::{Record, SeatEntry, Source};
///
/// let seats = ["Andy", "Bill"].map(|name| SeatEntry::new(name, 100));
/// let packs = Source::Packs { pack: Pack::sorted(), shuffles: Vec::new() };
/// let mut record = Record::new(games::three_card(), seats.into(), Seat(1), packs);
/// record.push(Seat(0), Action::Fold);
/// assert_eq!(record.to_json().parse(), Ok(record));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The agreed rules.
    pub rules: Rules,
    /// The players and their chips, clockwise from seat 0.
    pub seats: Vec<SeatEntry>,
    /// The first dealer.
    pub dealer: Seat,
    /// The shuffled pack of the cut, if there was one (O23).
    pub cut: Option<Pack>,
    /// The source of the packs.
    pub source: Source,
    /// The number of the deal, counted from 1, if this is the record of one deal. The deals before it are needed to
    /// replay it.
    pub deal: Option<u64>,
    /// The actions in order, as text. Whether they can be read and played is found when the record is replayed.
    pub actions: Vec<String>,
    /// Notes for checking the shuffle.
    pub notes: Notes,
}

/// The source of a sitting's packs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The record contains each pack.
    Packs {
        /// The whole pack before the first deal.
        pack: Pack,
        /// The later shuffles, in order.
        shuffles: Vec<Pack>,
    },
    /// All shuffles follow from a seed.
    Seed(Seed),
}

impl Record {
    /// The record of a sitting that begins now.
    #[must_use]
    pub fn new(rules: Rules, seats: Vec<SeatEntry>, dealer: Seat, source: Source) -> Record {
        Record {
            rules,
            seats,
            dealer,
            cut: None,
            source,
            deal: None,
            actions: Vec::new(),
            notes: Notes::default(),
        }
    }

    /// Adds an action.
    pub fn push(&mut self, seat: Seat, action: Action) {
        self.actions.push(Move { seat, action }.to_string());
    }

    /// Adds a later shuffle. With a seed it does nothing.
    pub fn push_shuffle(&mut self, pack: Pack) {
        if let Source::Packs { shuffles, .. } = &mut self.source {
            shuffles.push(pack);
        }
    }

    /// Writes the record as text, with one top-level key on each line.
    #[must_use]
    pub fn to_json(&self) -> String {
        // The page can read any record, so splitting one into its keys needs no more code.
        let keys: Map<String, Value> =
            serde_json::from_str(&self.to_json_line()).unwrap_or_default();
        let lines: Vec<String> = keys
            .iter()
            .map(|(key, value)| format!("  \"{key}\": {}", written(value)))
            .collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// Writes the record as text on a single line, without a line end.
    #[must_use]
    pub fn to_json_line(&self) -> String {
        // This does not fail: everything in it can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Each key is written as it comes, so a save needs no `Value`: its code comes with the part that reads.
impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut keys = serializer.serialize_map(None)?;
        keys.serialize_entry("format", FORMAT)?;
        keys.serialize_entry("rules", &write_rules(&self.rules))?;
        if self.rules.edition == Edition::First {
            keys.serialize_entry(EDITION, &1)?;
        }
        if self.rules.real_cards {
            keys.serialize_entry(CARDS, OWN)?;
        }
        keys.serialize_entry("seats", &self.seats)?;
        keys.serialize_entry("dealer", &self.dealer.0)?;
        if let Some(cut) = &self.cut {
            keys.serialize_entry("cut", &cut.to_string())?;
        }
        match &self.source {
            Source::Packs { .. } if self.rules.real_cards => {}
            Source::Packs { pack, shuffles } => {
                let shuffles: Vec<String> = shuffles.iter().map(Pack::to_string).collect();
                keys.serialize_entry("pack", &pack.to_string())?;
                keys.serialize_entry("shuffles", &shuffles)?;
            }
            Source::Seed(seed) => keys.serialize_entry("seed", &seed.to_string())?,
        }
        if let Some(deal) = &self.deal {
            keys.serialize_entry("deal", deal)?;
        }
        keys.serialize_entry("actions", &self.actions)?;
        self.notes.write(&mut keys)?;
        keys.end()
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let value: Value =
            serde_json::from_str(text).map_err(|error| RecordError::NotJson(error.to_string()))?;
        Record::try_from(&value)
    }
}

impl TryFrom<&Value> for Record {
    type Error = RecordError;

    fn try_from(value: &Value) -> Result<Record, RecordError> {
        let keys = Keys(
            value
                .as_object()
                .ok_or_else(|| RecordError::NotAnObject(brief(value)))?,
        );
        keys.need("format")?.place(&[FORMAT])?;
        let mut rules = keys
            .get("rules")
            .map_or_else(|| Ok(crate::games::three_card()), |f| read_rules(f.value))
            .map_err(RecordError::Rules)?;
        if keys.get(EDITION).is_some_and(|edition| *edition.value == 1) {
            rules.edition = Edition::First;
        }
        if let Some(cards) = keys.get(CARDS) {
            cards.place(&[OWN])?;
            rules.real_cards = true;
        }
        let source = source(keys, rules.real_cards)?;
        let seats: Vec<SeatEntry> = list(keys.need("seats")?)?
            .iter()
            .enumerate()
            .map(|(number, value)| seat(number, value, &rules))
            .collect::<Result<_, _>>()?;
        check_owners(&seats)?;
        if let Some(seat) = box_beside_others(&seats, &rules) {
            return Err(RecordError::BoxBesideOthers { seat });
        }
        Ok(Record {
            rules,
            seats,
            dealer: dealer(keys.need("dealer")?)?,
            cut: keys.get("cut").map(cut).transpose()?,
            source,
            // If it is not the number of a deal, it is ignored like other notes.
            deal: keys.get("deal").and_then(|deal| deal.chips(1).ok()),
            actions: strings(keys.get("actions"))?,
            notes: Notes::read(keys.0),
        })
    }
}

/// The top-level keys of a record. Unknown keys are notes and are ignored.
#[derive(Clone, Copy)]
struct Keys<'r>(&'r Map<String, Value>);

impl<'r> Keys<'r> {
    fn get(self, key: &'r str) -> Option<Field<'r>> {
        self.0.get(key).map(|value| Field { key, value })
    }

    fn need(self, key: &'static str) -> Result<Field<'r>, RecordError> {
        self.get(key).ok_or(RecordError::Missing(key))
    }
}

fn dealer(field: Field) -> Result<Seat, WrongValue> {
    field
        .chips(0)
        .ok()
        .and_then(|seat| u8::try_from(seat).ok())
        .map(Seat)
        .ok_or_else(|| field.wrong(Allowed::Seat))
}

fn cut(field: Field) -> Result<Pack, WrongValue> {
    let cards = field.value.as_str().and_then(|cards| cards.parse().ok());
    cards.ok_or_else(|| field.wrong(Allowed::WholePack))
}

/// Real cards come from no source. A seed only names the sitting then.
fn source(keys: Keys, real_cards: bool) -> Result<Source, RecordError> {
    let shuffles = strings(keys.get("shuffles"))?;
    match (keys.get("pack"), keys.get("seed")) {
        (None, None) if real_cards => Ok(Source::Packs {
            pack: Pack::default(),
            shuffles: Vec::new(),
        }),
        (Some(_), _) if real_cards => Err(RecordError::PackOfOwn),
        (None, None) => Err(RecordError::NoSource),
        (None, Some(seed)) if shuffles.is_empty() => {
            let digits = seed.value.as_str().and_then(|seed| seed.parse().ok());
            let digits = digits.ok_or_else(|| seed.wrong(Allowed::Seed))?;
            Ok(Source::Seed(digits))
        }
        (_, Some(_)) => Err(RecordError::TwoSources),
        (Some(pack), None) => {
            let cards = pack.value.as_str();
            let cards = cards.ok_or_else(|| pack.wrong(Allowed::Pack))?;
            Ok(Source::Packs {
                pack: cards.parse().map_err(RecordError::Pack)?,
                shuffles: shuffles
                    .iter()
                    .enumerate()
                    .map(|(index, cards)| {
                        cards
                            .parse()
                            .map_err(|error| RecordError::Shuffle { index, error })
                    })
                    .collect::<Result<_, _>>()?,
            })
        }
    }
}

fn list(field: Field<'_>) -> Result<&Vec<Value>, WrongValue> {
    field
        .value
        .as_array()
        .ok_or_else(|| field.wrong(Allowed::List))
}

/// A list of texts. It is empty if the key is missing.
fn strings(field: Option<Field>) -> Result<Vec<String>, WrongValue> {
    let Some(field) = field else {
        return Ok(Vec::new());
    };
    let text = |(index, value): (usize, &Value)| {
        let key = format!("{}[{index}]", field.key);
        let entry = Field { key: &key, value };
        let text = value.as_str().ok_or_else(|| entry.wrong(Allowed::Text));
        text.map(String::from)
    };
    list(field)?.iter().enumerate().map(text).collect()
}

/// Why a text is not a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It is not JSON. The text is the error of the JSON reader.
    NotJson(String),
    /// It is JSON, but not an object.
    NotAnObject(String),
    /// A required key is missing.
    Missing(&'static str),
    /// A key has a value that it does not allow.
    Wrong(WrongValue),
    /// The rules cannot be read or played.
    Rules(RulesError),
    /// The pack is not valid.
    Pack(NotAPack),
    /// A later shuffle is not a valid pack.
    Shuffle {
        /// Its index, from 0.
        index: usize,
        /// The reason.
        error: NotAPack,
    },
    /// A player has a further box beside another player, which the rules do not allow (O53).
    BoxBesideOthers {
        /// The further box.
        seat: Seat,
    },
    /// It has neither a pack nor a seed.
    NoSource,
    /// It has both packs and a seed.
    TwoSources,
    /// It has a pack, and the players have their own.
    PackOfOwn,
}

impl From<WrongValue> for RecordError {
    fn from(wrong: WrongValue) -> RecordError {
        RecordError::Wrong(wrong)
    }
}

impl Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::NotJson(error) => write!(f, "the record is not JSON: {error}"),
            RecordError::NotAnObject(value) => write!(f, "a record is a JSON object, not {value}"),
            RecordError::Missing(key) => write!(f, "the record has no `{key}`"),
            RecordError::Wrong(wrong) => wrong.fmt(f),
            RecordError::Rules(error) => error.fmt(f),
            RecordError::Pack(error) => write!(f, "`pack`: {error}"),
            RecordError::Shuffle { index, error } => write!(f, "`shuffles[{index}]`: {error}"),
            RecordError::BoxBesideOthers { seat } => write!(
                f,
                "`seats[{seat}].box_of`: only someone alone at the table has several boxes, unless `boxes` is `any`"
            ),
            RecordError::NoSource => f.write_str("the record has neither a `pack` nor a `seed`"),
            RecordError::PackOfOwn => {
                f.write_str("a record with `cards` of the players' own can have no `pack`")
            }
            RecordError::TwoSources => {
                f.write_str("a record with a `seed` can have no `pack` and no `shuffles`")
            }
        }
    }
}

impl std::error::Error for RecordError {}
