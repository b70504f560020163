//! What reviews have found, stored beside the result of each sitting. It goes with the result. It can be found again, so
//! where there is no room for a result it goes first.

use super::{results, store};
use crate::random::Seed;
use crate::sitting::findings::Findings;
use crate::sitting::result;

/// The prefix of the keys. The identity of the sitting follows.
const REVIEW: &str = "brag.review.";

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
    if stored.len() > results::MOST {
        // Some belong to sittings that are gone.
        for (other, _) in stored {
            if other != id && !results::has(&other) {
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

/// Stores such a text. Returns whether there was room.
pub fn put(id: &str, text: &str) -> bool {
    store::put(&key(id), text).is_ok()
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
