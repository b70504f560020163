//! Seeds from the random source of the platform.

use crate::random::Seed;

/// A new seed that nobody can guess.
///
/// # Panics
/// Panics where the platform has no random source: no fair game can be played there.
#[must_use]
pub fn seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the platform gives randomness");
    Seed(bytes)
}
