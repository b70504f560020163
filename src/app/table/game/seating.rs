//! Setting up a table.

use super::repertoire::Repertoire;
use crate::random::Seed;
use crate::sitting::session::{Session, Setup};

/// No table could be set up: its rules cannot be played, or what plays and draws them is not here.
#[derive(Debug)]
pub struct Unseated;

/// A new sitting of this setup.
pub(super) fn sit_down(
    setup: Setup,
    seed: Seed,
    bot_seed: Seed,
    repertoire: Repertoire,
) -> Result<Session, Unseated> {
    if !(repertoire.plays)(&setup.rules) {
        return Err(Unseated);
    }
    Session::new(setup, seed, bot_seed).map_err(|_| Unseated)
}
