//! The game that a bot chooses as the dealer under dealer's choice (RULES 1.5, O26). Each temper has its favourites.

use super::PerMille;
use crate::engine::{Action, Ask, Choice, NamedGame, OtherGame, View};
use crate::random::Rng;

/// What a temper likes to play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Taste {
    /// Betting games.
    pub games: &'static [NamedGame],
    /// Other games of the family. To these it nearly always agrees, to others about every second time.
    pub others: &'static [OtherGame],
}

/// How often a bot agrees to a game that it likes, and to another.
const AGREES: [PerMille; 2] = [900, 500];

/// Chooses one of the games that it likes, or as often another game of the family; or answers a dealer who has named
/// one. Where the pack cannot serve the choice, the plain game is chosen. `None`: it is asked for neither.
pub(super) fn choose(
    view: View<'_>,
    choices: &[Choice],
    taste: Taste,
    rng: &mut Rng,
) -> Option<Action> {
    if let Ask::Agree { game, .. } = view.ask() {
        let [liked, other] = AGREES;
        let chance = if taste.others.contains(&game) {
            liked
        } else {
            other
        };
        return Some(if rng.below(1000) < chance {
            Action::Agree
        } else {
            Action::Refuse
        });
    }
    let games = taste.games;
    let asked = choices
        .iter()
        .find(|choice| matches!(choice, Choice::ChooseGame { .. }))?;
    let mut others = choices.iter().filter_map(|choice| match *choice {
        Choice::One(other @ Action::ChooseOtherGame(_)) => Some(other),
        _ => None,
    });
    let count = others.clone().count() as u32;
    if count > 0 && rng.below(2) == 0 {
        return others.nth(rng.below(count) as usize);
    }
    let game = games
        .get(rng.below(games.len() as u32) as usize)
        .map(|game| Action::ChooseGame(*game));
    game.filter(|game| asked.admits(*game))
        .or_else(|| asked.plain_of_shared())
}
