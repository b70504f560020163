//! Seeds from the platform's own randomness.

use crate::chance::Seed;

/// A new seed, that nobody could guess.
///
/// # Panics
/// Where the platform has no randomness at all: without it no fair game can be played.
#[must_use]
pub fn seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the platform gives randomness");
    Seed(bytes)
}
