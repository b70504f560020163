//! The results of earlier sittings. Each has its own key, so that two pages never overwrite each other's results. The
//! one that was stored first is deleted if there are too many or the storage is full. A clock may be wrong, so no date decides.

use std::cmp::Reverse;

use super::save_state::SaveState;
use super::store::RESULT;
use super::{reviews, store};
use crate::notation::Source;
use crate::sitting::result::{self, SittingResult};
use crate::sitting::save::LONGEST;

/// The most results that are stored.
pub const MOST: usize = 50;

/// Results. The one that was stored last comes first.
pub type Results = Vec<SittingResult>;

impl SaveState {
    /// The stored results. The result of the sitting in play is left out until it has ended on this page: it may have
    /// ended in another tab, and contains every card.
    #[must_use]
    pub fn results(self, in_play: Option<&Source>) -> Results {
        self.results.track();
        let mut all = all();
        all.retain(|result| Some(&result.record.source) != in_play);
        all
    }

    /// Deletes a result, and what reviews have found in its sitting. Returns the latter.
    pub fn delete_result(self, id: &str) -> Option<String> {
        let found = reviews::text(id);
        delete(&key(id));
        self.results.update(|changes| *changes += 1);
        found
    }

    /// Restores a deleted result with what was found. Returns whether there was room for the result.
    pub fn restore_result(self, result: &SittingResult, found: Option<&str>) -> bool {
        let kept = put(result);
        if let Some(found) = found.filter(|_| kept) {
            // Without it the sitting can be reviewed again.
            let _ = reviews::put(&result.id(), found);
        }
        self.results.update(|changes| *changes += 1);
        kept
    }
}

/// All results that can be read. The one that was stored last comes first.
pub fn all() -> Results {
    let texts = texts().into_iter();
    texts
        .filter_map(|(_, text)| SittingResult::read(&text))
        .collect()
}

/// The key and the text of each result, whatever its game. The one that was stored last comes first.
fn texts() -> Vec<(String, String)> {
    in_order().into_iter().map(|(_, text)| text).collect()
}

/// The key and the text of each result, each with its place in the order and its date. The one that was stored last comes
/// first.
fn in_order() -> Vec<((u64, u64), (String, String))> {
    let texts = store::all(RESULT).into_iter();
    let placed = texts.filter_map(|(id, text)| Some((result::order(&text)?, (key(&id), text))));
    let mut placed: Vec<_> = placed.collect();
    placed.sort_by_key(|(order, _)| Reverse(*order));
    placed
}

/// Why a result cannot be stored.
pub enum AddError {
    /// There is no room for it, even without all others.
    NoRoom,
    /// It is too long to be read again.
    TooLong,
}

/// Whether no later version has stored a result of this sitting.
pub fn may_be_stored(result: &SittingResult) -> bool {
    store::get(&key(&result.id())).is_none_or(|text| !result::is_newer(&text))
}

/// Whether there is a result of this sitting.
pub fn has(id: &str) -> bool {
    store::get(&key(id)).is_some()
}

/// The result of this sitting. `None`: there is none that can be read.
pub fn of(id: &str) -> Option<SittingResult> {
    SittingResult::read(&store::get(&key(id))?)
}

/// Stores a result. `replaces_stored`: it replaces the stored sitting, which is deleted afterwards. Returns whether the
/// oldest result was deleted because the storage was full.
pub fn add(result: &SittingResult, replaces_stored: bool) -> Result<bool, AddError> {
    let mut others = in_order();
    let last = others.first().map_or(0, |((place, _), _)| *place);
    let (key, text) = (key(&result.id()), result.write_at(last + 1));
    if text.len() > LONGEST {
        return Err(AddError::TooLong);
    }
    let put_it = || {
        if replaces_stored {
            store::put_for_sitting(&key, &text)
        } else {
            store::put(&key, &text)
        }
    };
    others.retain(|(_, (other, _))| *other != key);
    let mut gone: Vec<(String, String)> = Vec::new();
    let mut found = reviews::all().into_iter();
    while put_it().is_err() {
        if let Some((id, _)) = found.next() {
            reviews::delete(&id);
            continue;
        }
        // Only a text that can be written over itself is deleted: it can be restored.
        let oldest = others.pop().map(|(_, oldest)| oldest);
        let oldest = oldest.filter(|(key, text)| store::put(key, text).is_ok());
        let Some(oldest) = oldest else {
            // Deleting all of them was not enough, so they are restored.
            for (key, text) in gone {
                let _ = store::put(&key, &text);
            }
            return Err(AddError::NoRoom);
        };
        store::delete(&oldest.0);
        gone.push(oldest);
    }
    for (_, (key, _)) in others.iter().skip(MOST - 1) {
        delete(key);
    }
    Ok(!gone.is_empty())
}

/// Deletes the result of this key, and what reviews have found in its sitting.
fn delete(key: &str) {
    store::delete(key);
    reviews::delete(key.strip_prefix(RESULT).unwrap_or_default());
}

fn put(result: &SittingResult) -> bool {
    store::put(&key(&result.id()), &result.write()).is_ok()
}

fn key(id: &str) -> String {
    format!("{RESULT}{id}")
}
