//! Ten deals that have been begun: those of each day, and the last ones by number. Each has its own key.

use std::cmp::Reverse;

use super::store::{self, StorageError};
use crate::school::played::{self, Played};
use crate::school::ten::Origin;

/// The prefix of their keys. The day follows, or the beginning of a hash.
pub const TEN: &str = "ten.";
/// The most that are kept by number. Those of the days are all kept: a year takes some hundred kilobytes.
const MOST_BY_NUMBER: usize = 40;

/// All of them. Those that were begun last come first.
#[must_use]
pub fn all() -> Vec<Played> {
    let texts = store::all(TEN).into_iter();
    let mut all: Vec<Played> = texts.filter_map(|(_, text)| Played::read(&text)).collect();
    // A clock may be wrong, so it decides only among those of versions that counted no places.
    all.sort_by_key(|played| Reverse((played.place, played.at)));
    all
}

/// What is stored of these ten deals.
#[must_use]
pub fn of(id: &str) -> Option<Played> {
    Played::read(&store::get(&key(id))?)
}

/// Stores them. Deals that are over are not replaced by others that are not: they may have ended in another tab.
///
/// # Errors
/// [`StorageError`]: there is no room, or a later version has stored them.
pub fn put(played: &Played) -> Result<(), StorageError> {
    let id = played.ten.id();
    if store::get(&key(&id)).is_some_and(|text| played::is_newer(&text)) {
        return Err(StorageError);
    }
    if played.outcome.is_none() && of(&id).is_some_and(|stored| stored.outcome.is_some()) {
        return Ok(());
    }
    let mut played = played.clone();
    if played.place == 0 {
        let stored = of(&id).map_or(0, |stored| stored.place);
        let last = || all().first().map_or(0, |last| last.place);
        played.place = if stored == 0 { last() + 1 } else { stored };
    }
    store::put(&key(&id), &played.write())?;
    let is_numbered = |played: &Played| matches!(played.ten.origin, Origin::Number(_));
    for old in all().into_iter().filter(is_numbered).skip(MOST_BY_NUMBER) {
        store::delete(&key(&old.ten.id()));
    }
    Ok(())
}

#[must_use]
pub fn in_progress() -> Option<Played> {
    let key = store::get(store::IN_PROGRESS)?;
    Played::read(&store::get(&key)?)
}

/// Notes that these are in progress, or no longer.
pub fn note(played: &Played) {
    let key = key(&played.ten.id());
    if played.outcome.is_none() {
        // Without it they are found in the school.
        let _ = store::put(store::IN_PROGRESS, &key);
    } else if store::get(store::IN_PROGRESS) == Some(key) {
        store::delete(store::IN_PROGRESS);
    }
}

fn key(id: &str) -> String {
    format!("{TEN}{id}")
}
