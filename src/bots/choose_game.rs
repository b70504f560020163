//! The game that a bot chooses as the dealer under dealer's choice (RULES 1.5, O26). Each temper has its favourites.

use crate::engine::{Action, Choice, NamedGame};
use crate::random::Rng;

/// Chooses one of these games, or as often another game of the family. Where the pack cannot serve the choice, the
/// plain game is chosen. `None`: no game has to be chosen.
pub(super) fn choose(choices: &[Choice], games: &[NamedGame], rng: &mut Rng) -> Option<Action> {
    let asked = choices
        .iter()
        .find(|choice| matches!(choice, Choice::Call { .. }))?;
    let others = choices.iter().find_map(|choice| match choice {
        Choice::CallOther { games } => Some(games),
        _ => None,
    });
    if let Some(others) = others.filter(|_| rng.below(2) == 0) {
        let count = others.iter().count() as u32;
        let other = others.iter().nth(rng.below(count.max(1)) as usize);
        return other.map(Action::CallOther);
    }
    let game = games
        .get(rng.below(games.len() as u32) as usize)
        .map(|game| Action::Call(*game));
    game.filter(|game| asked.admits(*game))
        .or(Some(Action::Call(NamedGame::USUAL)))
}
