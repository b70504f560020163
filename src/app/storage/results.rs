//! The results of earlier sittings. Each has its own key, so that two pages never overwrite each other's results. The
//! oldest is deleted if there are too many or the storage is full.

use super::{SaveState, store};
use crate::notation::Source;
use crate::sitting::result::SittingResult;
use crate::sitting::save::LONGEST;

/// The most results that are stored.
pub const MOST: usize = 50;
/// The prefix of their keys. The identity of the sitting follows.
const RESULT: &str = "brag.result.";

/// Results. The newest comes first.
pub type Results = Vec<SittingResult>;

impl SaveState {
    /// The stored results. The result of the sitting in play is left out until it has ended on this page: it may have
    /// ended in another tab, and contains every card.
    #[must_use]
    pub fn results(self, in_play: Option<&Source>) -> Results {
        self.results.track();
        let mut all = all();
        all.retain(|score| Some(&score.record.source) != in_play);
        all
    }

    /// Deletes a result.
    pub fn delete_result(self, id: &str) {
        store::delete(&key(id));
        self.results.update(|changes| *changes += 1);
    }

    /// Restores a deleted result. Returns whether there was room.
    pub fn restore_result(self, score: &SittingResult) -> bool {
        let kept = put(score);
        self.results.update(|changes| *changes += 1);
        kept
    }
}

/// All results that can be read. The newest comes first.
pub fn all() -> Results {
    texts().into_iter().map(|(score, _)| score).collect()
}

/// All results, each with its text.
fn texts() -> Vec<(SittingResult, String)> {
    let texts = store::all(RESULT).into_iter();
    let read = texts.filter_map(|(_, text)| Some((SittingResult::read(&text)?, text)));
    let mut texts: Vec<_> = read.collect();
    texts.sort_by_key(|(score, _)| u64::MAX - score.at);
    texts
}

/// Why a result cannot be stored.
pub enum AddError {
    /// There is no room for it, even without all others.
    NoRoom,
    /// It is too long to be read again.
    TooLong,
}

/// Whether there is a result of this sitting.
pub fn has(id: &str) -> bool {
    store::get(&key(id)).is_some()
}

/// The result of this sitting.
pub fn of(id: &str) -> Option<SittingResult> {
    SittingResult::read(&store::get(&key(id))?)
}

/// Stores a result. `replaces_stored`: it replaces the stored sitting, which is deleted afterwards. Returns whether the
/// oldest result was deleted because the storage was full.
pub fn add(score: &SittingResult, replaces_stored: bool) -> Result<bool, AddError> {
    let (key, text) = (key(&score.id()), score.write());
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
    let others = texts().into_iter();
    let others = others.map(|(other, text)| (self::key(&other.id()), text));
    let mut others: Vec<_> = others.filter(|(other, _)| *other != key).collect();
    let mut gone: Vec<(String, String)> = Vec::new();
    while put_it().is_err() {
        // Only a text that can be written over itself is deleted: it can be restored.
        let oldest = others.pop();
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
    for (key, _) in others.iter().skip(MOST - 1) {
        store::delete(key);
    }
    Ok(!gone.is_empty())
}

fn put(score: &SittingResult) -> bool {
    store::put(&key(&score.id()), &score.write()).is_ok()
}

fn key(id: &str) -> String {
    format!("{RESULT}{id}")
}
