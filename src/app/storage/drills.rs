//! The score of the drills.

use web_sys::js_sys::Date;

use super::store::{self, ASIDE, StorageError};
use crate::school::drills::{Drills, Kind, NotAScore, is_newer};

/// Its key.
const DRILLS: &str = "drills";

/// The stored score. Nothing stored is no answer yet.
///
/// # Errors
/// [`NotAScore`]: what is stored cannot be read. It stays until another score replaces it, and is put aside then.
pub fn stored() -> Result<Drills, NotAScore> {
    text().map_or(Ok(Drills::default()), |text| text.parse())
}

/// The stored text.
pub fn text() -> Option<String> {
    store::get(DRILLS)
}

/// Counts an answer. If a mistake of this kind is due today, this was its repetition.
///
/// # Errors
/// [`StorageError`]: there is no room.
pub fn answer(kind: Kind, is_good: bool, today: u32) -> Result<(), StorageError> {
    change(|drills| drills.answer(kind, is_good, today))
}

/// Lets mistakes of these kinds come back.
///
/// # Errors
/// [`StorageError`]: there is no room.
pub fn mistakes(kinds: &[Kind], today: u32) -> Result<(), StorageError> {
    if kinds.is_empty() {
        return Ok(());
    }
    change(|drills| kinds.iter().for_each(|kind| drills.mistake(*kind, today)))
}

/// Adds a score that was stored elsewhere. A text that is none is put aside.
///
/// # Errors
/// [`StorageError`]: there is no room.
pub fn restore(text: &str) -> Result<(), StorageError> {
    match text.parse::<Drills>() {
        Ok(other) => change(|drills| *drills = std::mem::take(drills).and(other)),
        Err(NotAScore) => put_aside(text),
    }
}

/// Changes the stored score. What cannot be read is put aside first; what a later version has stored stays.
fn change(change: impl FnOnce(&mut Drills)) -> Result<(), StorageError> {
    let mut drills = match (stored(), text()) {
        (Err(NotAScore), Some(text)) if is_newer(&text) => return Err(StorageError),
        (Err(NotAScore), Some(broken)) => {
            put_aside(&broken)?;
            Drills::default()
        }
        (drills, _) => drills.unwrap_or_default(),
    };
    change(&mut drills);
    store::put(DRILLS, &drills.to_string())
}

fn put_aside(text: &str) -> Result<(), StorageError> {
    store::put(&format!("{ASIDE}{}", Date::now() as u64), text)
}
