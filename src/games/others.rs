//! The games that a dealer names beside the betting games, as they are played then (RULES 10.11).

use super::fetched;
use crate::engine::{Chips, OtherGame, Rules};

/// The defaults of the game, with this ante; a big blind is twice that, and single-stake Brag has none. None where the
/// game is not at hand.
pub(super) fn rules(game: OtherGame, ante: Chips) -> Option<Rules> {
    let named = fetched(game.key())?;
    let mut rules = (named.rules)();
    match game {
        OtherGame::Braggers => {}
        OtherGame::DrawBrag => {
            let blind = named.option("big_blind")?;
            blind.set(&mut rules, Some(ante.saturating_mul(2)));
        }
        _ => rules.ante = ante,
    }
    Some(rules)
}
