//! A sitting as a text to be stored: its record, who plays each seat, and the number of deals begun.

mod upgrade;

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use self::upgrade::{STEPS, VERSION};
pub use self::upgrade::{Upgrade, keep_first_edition, say_old_defaults, upgrade};
use super::session::{
    Joins, MOST_SEATS, PlayerKind, ResumeError, Resumed, Resuming, Session, TakenBack, next_code,
};
use super::stored;
use crate::notation::{Record, RecordError};
use crate::random::Seed;

/// The longest save, result or imported record, in bytes. It has room for some thousands of deals.
pub const LONGEST: usize = 2_000_000;
/// The reserve for turning a save into a result: the final state, and actions after the last warning.
const ROOM_TO_END: usize = 20_000;

/// A save as it is stored. Its record is read on its own, because it says which of its fields is wrong.
#[derive(Serialize, Deserialize)]
struct Save<'s> {
    brag_save: u64,
    deals: u32,
    #[serde(rename = "minds")]
    kinds: Vec<PlayerKind>,
    #[serde(default, deserialize_with = "stored::hints")]
    #[serde(skip_serializing_if = "stored::is_none")]
    hints: u32,
    #[serde(default, skip_serializing_if = "stored::is_no")]
    at_home: bool,
    #[serde(default, skip_serializing_if = "is_first")]
    joins: [u8; MOST_SEATS],
    #[serde(default, skip_serializing_if = "is_first")]
    join_chance: [Option<Seed>; MOST_SEATS],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken_back: Vec<TakenBack>,
    #[serde(skip_deserializing)]
    record: Option<&'s Record>,
}

/// Writes the sitting as a text. It contains every card, so it stays on the device.
#[must_use]
pub fn write(session: &Session) -> String {
    let players = session.setup().players.iter();
    let save = Save {
        brag_save: VERSION,
        deals: session.deals(),
        kinds: players.map(|player| player.kind).collect(),
        hints: session.hints(),
        at_home: session.setup().at_home,
        joins: session.joins().shown,
        join_chance: session.joins().chance,
        taken_back: session.all_taken_back().to_vec(),
        record: Some(session.record()),
    };
    // This does not fail: everything in it can be written.
    serde_json::to_string(&save).unwrap_or_default()
}

/// Whether a text from [`write()`] is short enough to be read again, and its result too.
#[must_use]
pub fn can_be_kept(text: &str) -> bool {
    text.len() <= LONGEST - ROOM_TO_END
}

/// Whether the text is nearly too long.
#[must_use]
pub fn is_nearly_too_long(text: &str) -> bool {
    text.len() > LONGEST / 8 * 7
}

/// The seed of the sitting in a text from [`write()`], whatever else is in it. `None`: it has none.
#[must_use]
pub fn seed(text: &str) -> Option<Seed> {
    let value: Value = serde_json::from_str(text).ok()?;
    value["record"]["seed"].as_str()?.parse().ok()
}

/// A save that came in a file, with a note of that in its record.
///
/// Phones that have joined are locked out, as by [`Session::lock_phones_out`]. Their next keys need no chance: none of them is
/// ever shown.
pub(super) fn having_come(mut save: Value) -> Value {
    if let Some(record) = save.get_mut("record").and_then(Value::as_object_mut) {
        record.insert("came".into(), true.into());
    }
    if let Some(joins) = save.get_mut("joins").and_then(Value::as_array_mut) {
        for shown in joins {
            let next = shown
                .as_u64()
                .and_then(|shown| u8::try_from(shown).ok())
                .map(next_code);
            *shown = next.map_or(Value::Null, Value::from);
        }
        if let Some(save) = save.as_object_mut() {
            save.remove("join_chance");
        }
    }
    save
}

/// Whether a later version wrote the text, so that only that version may replace it.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    stored::is_later(text, "brag_save", VERSION)
}

/// Reads a text that [`write()`] wrote, and plays the sitting to where it was. Bots draw on `bot_seed` from then on.
///
/// # Errors
/// [`SaveError`], in words for the player.
pub fn read(text: &str, bot_seed: Seed) -> Result<Session, SaveError> {
    let mut progress = SaveStep::More(Reading::new(text, bot_seed)?);
    loop {
        match progress {
            SaveStep::More(reading) => progress = reading.play(usize::MAX)?,
            SaveStep::Done(session) => return Ok(session),
        }
    }
}

/// A save that is being read. A page plays a long sitting in steps, so that it can answer its player meanwhile.
pub struct Reading {
    resuming: Resuming,
    hints: u32,
    at_home: bool,
    joins: Box<Joins>,
    taken_back: Vec<TakenBack>,
}

/// Whether no code has been shown by which a phone joins.
fn is_first<T: Default + PartialEq>(joins: &T) -> bool {
    *joins == T::default()
}

/// The state of reading after some steps.
pub enum SaveStep {
    /// There is more to play.
    More(Reading),
    /// The sitting has reached the point where it was saved.
    Done(Session),
}

impl Reading {
    /// Reads the text, and seats the players. Nothing is played yet.
    ///
    /// # Errors
    /// [`SaveError`], in words for the player.
    pub fn new(text: &str, bot_seed: Seed) -> Result<Reading, SaveError> {
        if text.len() > LONGEST {
            return Err(SaveError::TooLong);
        }
        let value: Value = serde_json::from_str(text).map_err(|_| SaveError::Broken)?;
        let value = match value["brag_save"].as_u64() {
            Some(version) if version > VERSION => return Err(SaveError::Newer),
            Some(version) => upgrade(value, version, &STEPS).ok_or(SaveError::Broken)?,
            None => return Err(SaveError::Broken),
        };
        let save: Save = stored::fields(&value)
            .filter(|save: &Save| save.kinds.len() <= MOST_SEATS)
            .ok_or(SaveError::Broken)?;
        let record = Record::try_from(&value["record"]).map_err(SaveError::Record)?;
        let resuming = Resuming::new(record, &save.kinds, save.deals, bot_seed);
        Ok(Reading {
            resuming: resuming.map_err(SaveError::Resume)?,
            hints: save.hints,
            at_home: save.at_home,
            joins: Box::new(Joins {
                shown: save.joins,
                chance: save.join_chance,
            }),
            taken_back: save.taken_back,
        })
    }

    /// Plays this many steps more. Each deal and each action is a step.
    ///
    /// # Errors
    /// [`SaveError`], in words for the player.
    pub fn play(self, steps: usize) -> Result<SaveStep, SaveError> {
        match self.resuming.play(steps).map_err(SaveError::Resume)? {
            Resumed::Partly(resuming) => Ok(SaveStep::More(Reading { resuming, ..self })),
            Resumed::Whole(mut session) => {
                session.take_hints(self.hints);
                session.set_at_home(self.at_home);
                session.set_joins(*self.joins);
                session.set_taken_back(self.taken_back);
                Ok(SaveStep::Done(session))
            }
        }
    }

    /// The number of actions played.
    #[must_use]
    pub fn done(&self) -> usize {
        self.resuming.done()
    }

    /// The number of all actions.
    #[must_use]
    pub fn all(&self) -> usize {
        self.resuming.all()
    }
}

/// Why a save cannot be resumed. The text follows a colon and has no full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// It is not a save, or it was cut off.
    Broken,
    /// It is longer than any save.
    TooLong,
    /// A later version wrote it.
    Newer,
    /// The record in it cannot be read.
    Record(RecordError),
    /// The record cannot be replayed.
    Resume(ResumeError),
}

impl Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Broken => f.write_str("it's broken"),
            SaveError::TooLong => f.write_str("it's too long"),
            SaveError::Newer => f.write_str("it's from a later version of Brag"),
            SaveError::Record(error) => error.fmt(f),
            SaveError::Resume(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

#[cfg(test)]
mod tests;
