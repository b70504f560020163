//! A sitting as it is kept on the device: its record, who plays each seat, and how many deals have begun.

mod upgrade;

use std::fmt::{self, Display};

use serde_json::{Value, json};

use self::upgrade::STEPS;
pub use self::upgrade::{Step, upgrade};
use super::session::{MOST_SEATS, Mind, ResumeError, Session};
use crate::chance::Seed;
use crate::notation::{Record, RecordError};

/// The version of what is written here. It changes when an older page could not read it; `STEPS` makes what older
/// pages wrote into it.
const VERSION: u64 = 1;
/// The longest sitting, in bytes, as a save, as a result and as a record that is brought: some thousands of deals.
pub const LONGEST: usize = 2_000_000;
/// What a save may grow by until it is a result: by how all ended, and by what is played between the last word about it and
/// its end.
const ROOM_TO_END: usize = 20_000;

/// A sitting as text. It tells every card, so it stays on the device.
#[must_use]
pub fn write(session: &Session) -> String {
    let players = session.setup().players.iter();
    let minds: Vec<_> = players.map(|player| write_mind(&player.mind)).collect();
    let mut head = json!({ "brag_save": VERSION, "deals": session.deals(), "minds": minds });
    if session.hints() > 0 {
        head["hints"] = json!(session.hints());
    }
    let head = head.to_string();
    let head = head.trim_end_matches('}');
    format!("{head},\"record\":{}}}", session.record().to_json_line())
}

/// Whether a text of [`write`] may be kept: it can be read again, and what comes of the sitting too.
#[must_use]
pub fn can_be_kept(text: &str) -> bool {
    text.len() <= LONGEST - ROOM_TO_END
}

/// Whether it soon may not any more.
#[must_use]
pub fn is_nearly_too_long(text: &str) -> bool {
    text.len() > LONGEST / 8 * 7
}

/// Reads what [`write`] wrote, and plays the sitting up to where it was. `nerve` is what bots draw on from
/// now on.
///
/// # Errors
/// [`SaveError`], in words for the player.
pub fn read(text: &str, nerve: Seed) -> Result<Session, SaveError> {
    if text.len() > LONGEST {
        return Err(SaveError::TooLong);
    }
    let save: Value = serde_json::from_str(text).map_err(|_| SaveError::Broken)?;
    let save = match save["brag_save"].as_u64() {
        Some(version) if version > VERSION => return Err(SaveError::Newer),
        Some(version) => upgrade(save, version, &STEPS).ok_or(SaveError::Broken)?,
        None => return Err(SaveError::Broken),
    };
    let deals = save["deals"]
        .as_u64()
        .and_then(|deals| u32::try_from(deals).ok());
    let deals = deals.ok_or(SaveError::Broken)?;
    let minds = save["minds"].as_array().ok_or(SaveError::Broken)?;
    let minds: Option<Vec<Mind>> = minds.iter().map(|mind| read_mind(mind.as_str()?)).collect();
    let minds = minds
        .filter(|minds| minds.len() <= MOST_SEATS)
        .ok_or(SaveError::Broken)?;
    let record: Record = save["record"]
        .to_string()
        .parse()
        .map_err(SaveError::Record)?;
    let mut session = Session::resume(&record, &minds, deals, nerve).map_err(SaveError::Resume)?;
    session.take_hints(read_hints(&save));
    Ok(session)
}

/// How many hints were taken; older texts say nothing of them.
#[must_use]
pub fn read_hints(value: &Value) -> u32 {
    let hints = value["hints"].as_u64().unwrap_or(0);
    hints.try_into().unwrap_or(u32::MAX)
}

/// Who decides for a player, as a word.
#[must_use]
pub fn write_mind(mind: &Mind) -> &'static str {
    match mind {
        Mind::Person => "person",
        Mind::Box => "box",
        Mind::Bot(temper) => temper.name(),
    }
}

/// Reads what [`write_mind`] wrote.
#[must_use]
pub fn read_mind(word: &str) -> Option<Mind> {
    match word {
        "person" => Some(Mind::Person),
        "box" => Some(Mind::Box),
        temper => temper.parse().ok().map(Mind::Bot),
    }
}

/// Why a saved sitting cannot go on. What it says ends a sentence, without its full stop.
#[derive(Debug)]
pub enum SaveError {
    /// It is no save, or only a piece of one.
    Broken,
    /// It is longer than any that is kept.
    TooLong,
    /// It was saved by a later version.
    Newer,
    /// The record in it cannot be read.
    Record(RecordError),
    /// The record cannot be played to its end.
    Resume(ResumeError),
}

impl Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveError::Broken => f.write_str("it is broken"),
            SaveError::TooLong => f.write_str("it is longer than any that is kept"),
            SaveError::Newer => f.write_str("it comes from a later version of Brag than this one"),
            SaveError::Record(error) => error.fmt(f),
            SaveError::Resume(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

#[cfg(test)]
mod tests;
