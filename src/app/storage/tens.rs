//! Ten deals that have been begun: those of each day, and the last ones by number. Each has its own key.

use super::store::{self, StorageError};
use crate::school::played::Played;
use crate::school::ten::Origin;

/// The prefix of their keys. The day follows, or the beginning of a hash.
pub const TEN: &str = "brag.ten.";
/// The most that are kept by number. Those of the days are all kept: a year takes some hundred kilobytes.
const MOST_BY_NUMBER: usize = 40;

/// All of them. The newest comes first.
#[must_use]
pub fn all() -> Vec<Played> {
    let texts = store::all(TEN).into_iter();
    let mut all: Vec<Played> = texts.filter_map(|(_, text)| Played::read(&text)).collect();
    all.sort_by_key(|played| u64::MAX - played.at);
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
/// [`StorageError`]: there is no room.
pub fn put(played: &Played) -> Result<(), StorageError> {
    let id = played.ten.id();
    if played.outcome.is_none() && of(&id).is_some_and(|stored| stored.outcome.is_some()) {
        return Ok(());
    }
    store::put(&key(&id), &played.write())?;
    let is_numbered = |played: &Played| matches!(played.ten.origin, Origin::Number(_));
    for old in all().into_iter().filter(is_numbered).skip(MOST_BY_NUMBER) {
        store::delete(&key(&old.ten.id()));
    }
    Ok(())
}

fn key(id: &str) -> String {
    format!("{TEN}{id}")
}
