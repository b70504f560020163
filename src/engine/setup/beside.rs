//! What a page knows of the games beside the betting games only once it has fetched them.

use std::sync::OnceLock;

use super::super::calling;
use super::super::illegal::Illegal;
use super::super::other_game::OtherGame;
use super::super::rules::Rules;
use super::super::stages::IS_PARTED;
use super::super::table::Table;
use super::{SetupError, own};

/// What is asked of these games before any of them is dealt.
pub(in super::super) struct Beside {
    pub check: fn(&Rules) -> Result<(), SetupError>,
    pub most_seats: fn(&Rules) -> Result<usize, SetupError>,
    /// The rules of one that a dealer names, where it can be named (RULES 10.11).
    pub named: fn(&Table, OtherGame) -> Result<Rules, Illegal>,
    /// The rules of one that a dealer has named.
    pub played: fn(&Rules, OtherGame) -> Option<Rules>,
}

static KNOWN: Beside = Beside {
    check: own::check,
    most_seats: own::seats,
    named: calling::of_other,
    played: calling::named_other,
};

static FETCHED: OnceLock<&'static Beside> = OnceLock::new();

/// Makes known to a page what cannot be played of the games beside the betting games.
pub fn install_setup() {
    // Twice is as good as once.
    let _ = FETCHED.set(&KNOWN);
}

/// What is known of them; an error on a page that has not fetched them.
pub(in super::super) fn at_hand() -> Result<&'static Beside, SetupError> {
    let known = if IS_PARTED {
        FETCHED.get().copied()
    } else {
        Some(&KNOWN)
    };
    known.ok_or(SetupError::Missing)
}
