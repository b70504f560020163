//! The games that a dealer names beside the betting games, as they are played then (RULES 10.11).

use super::fetched;
use crate::engine::{Chips, OtherGame, Rules};

/// The defaults of the game, with this ante. None where it is not at hand.
pub(super) fn rules(game: OtherGame, ante: Chips) -> Option<Rules> {
    let mut rules = (fetched(game.key())?.rules)();
    rules.ante = ante;
    Some(rules)
}
