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
/// The longest save that is read, in bytes: some tens of thousands of deals.
const LONGEST: usize = 4 * 1024 * 1024;

/// A sitting as text. It tells every card, so it stays on the device.
#[must_use]
pub fn write(session: &Session) -> String {
    let players = session.setup().players.iter();
    let minds: Vec<_> = players.map(|player| write_mind(&player.mind)).collect();
    let head =
        json!({ "brag_save": VERSION, "deals": session.deals(), "minds": minds }).to_string();
    let head = head.trim_end_matches('}');
    format!("{head},\"record\":{}}}", session.record().to_json_line())
}

/// Reads what [`write`] wrote, and plays the sitting up to where it was. `nerve` is what bots draw on from
/// now on.
///
/// # Errors
/// [`SaveError`], in words for the player.
pub fn read(text: &str, nerve: Seed) -> Result<Session, SaveError> {
    if text.len() > LONGEST {
        return Err(SaveError::Broken);
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
    Session::resume(&record, &minds, deals, nerve).map_err(SaveError::Resume)
}

/// Who decides for a player, as a word.
#[must_use]
pub fn write_mind(mind: &Mind) -> &'static str {
    match mind {
        Mind::Person => "person",
        Mind::Bot(temper) => temper.name(),
    }
}

/// Reads what [`write_mind`] wrote.
#[must_use]
pub fn read_mind(word: &str) -> Option<Mind> {
    match word {
        "person" => Some(Mind::Person),
        temper => temper.parse().ok().map(Mind::Bot),
    }
}

/// Why a saved sitting cannot go on. What it says ends a sentence, without its full stop.
#[derive(Debug)]
pub enum SaveError {
    /// It is no save, or only a piece of one.
    Broken,
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
            SaveError::Newer => f.write_str("it comes from a later version of Brag than this one"),
            SaveError::Record(error) => error.fmt(f),
            SaveError::Resume(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SaveError {}

#[cfg(test)]
mod tests;
