//! The rules of the games that a dealer chooses beside the betting games (RULES 10.11).

use super::fetched;
use crate::engine::{Chips, OtherGame, Rules};

/// The defaults of the game, with this ante. A big blind is twice the ante, and single-stake Brag has none. `None`:
/// the game is not here.
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
