//! What reviews have found, stored beside the result of each sitting. It goes with the result. It can be found again, so
//! where there is no room for a result it goes first.

use super::store::{self, RESULT};
use crate::random::Seed;
use crate::sitting::findings::{self, Findings};
use crate::sitting::result;

/// The prefix of the keys. The identity of the sitting follows.
const REVIEW: &str = "review.";
/// With more of them, those of sittings that are gone are deleted: about as many as there can be results.
const MANY: usize = 50;

/// What has been found in this sitting.
#[must_use]
pub fn of(id: &str) -> Findings {
    text(id)
        .and_then(|text| Findings::read(&text))
        .unwrap_or_default()
}

/// Adds what a review of the sitting with this seed has found. Returns whether there was room.
#[must_use]
pub fn add(seed: &Seed, found: Findings) -> bool {
    let id = result::id(seed);
    let stored = all();
    if stored.len() > MANY {
        let has_result = |id: &str| store::get(&format!("{RESULT}{id}")).is_some();
        for (other, _) in stored {
            if other != id && !has_result(&other) {
                delete(&other);
            }
        }
    }
    let mut all = of(&id);
    all.add_all(found);
    put(&id, &all.write())
}

/// The stored text of this sitting.
pub fn text(id: &str) -> Option<String> {
    store::get(&key(id))
}

/// Adds what is stored elsewhere of this sitting. Returns whether there was room.
#[must_use]
pub fn restore(id: &str, text: &str) -> bool {
    let mut all = Findings::read(text).unwrap_or_default();
    all.add_all(of(id));
    put(id, &all.write())
}

/// Stores such a text. Returns whether there was room. What a later version has stored stays.
pub fn put(id: &str, text: &str) -> bool {
    self::text(id).is_some_and(|text| findings::is_newer(&text))
        || store::put(&key(id), text).is_ok()
}

/// Deletes it.
pub fn delete(id: &str) {
    store::delete(&key(id));
}

/// All of them, each with the identity of its sitting.
pub fn all() -> Vec<(String, String)> {
    let mut all = store::all(REVIEW);
    all.sort();
    all
}

fn key(id: &str) -> String {
    format!("{REVIEW}{id}")
}
