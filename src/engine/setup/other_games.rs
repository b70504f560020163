//! Checks and rules of the games beside the betting games. A page gets them when it fetches these games.

use std::sync::OnceLock;

use super::super::dealers_choice;
use super::super::illegal::Illegal;
use super::super::other_game::OtherGame;
use super::super::rules::Rules;
use super::super::stages::IS_SPLIT;
use super::super::table::Table;
use super::{SetupError, own};

/// What the engine needs to set up these games.
pub(in super::super) struct OtherGameSetup {
    pub check: fn(&Rules) -> Result<(), SetupError>,
    pub most_seats: fn(&Rules) -> Result<usize, SetupError>,
    /// The rules of a game that a dealer wants to choose, or why he cannot (RULES 10.11).
    pub playable: fn(&Table, OtherGame) -> Result<Rules, Illegal>,
    /// The rules of a game that a dealer has chosen.
    pub rules: fn(&Rules, OtherGame) -> Option<Rules>,
}

static SETUP: OtherGameSetup = OtherGameSetup {
    check: own::check,
    most_seats: own::seats,
    playable: dealers_choice::playable_other,
    rules: dealers_choice::rules_of_other,
};

static FETCHED: OnceLock<&'static OtherGameSetup> = OnceLock::new();

/// Installs the setup of these games in a page.
pub fn install_setup() {
    // A second call changes nothing.
    let _ = FETCHED.set(&SETUP);
}

/// The setup of these games. It is an error on a page that has not fetched them.
pub(in super::super) fn installed() -> Result<&'static OtherGameSetup, SetupError> {
    let setup = if IS_SPLIT {
        FETCHED.get().copied()
    } else {
        Some(&SETUP)
    };
    setup.ok_or(SetupError::Missing)
}
