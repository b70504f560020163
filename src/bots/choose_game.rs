//! What bots say between two deals: the game that one chooses as the dealer under dealer's choice (RULES 1.5, O26; each
//! temper has its favourites), and whether they agree to what others ask for (RULES 9.2.18, 9.2.19, 10.11).

use super::luck::Luck;
use crate::engine::{Action, Ask, Chips, Choice, Motion, NamedGame, OtherGame, Seat, View};
use crate::random::PerMille;

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

/// A stack that a bot takes for deep, in antes.
const DEEP: Chips = 20;

/// Whether a bot is asked for either.
pub(super) fn is_asked(view: View<'_>, choices: &[Choice]) -> bool {
    let names = |choice: &Choice| matches!(choice, Choice::ChooseGame { .. });
    matches!(view.ask(), Ask::Agree { .. }) || choices.iter().any(names)
}

/// Chooses one of the games that it likes, or as often another game of the family; or answers a motion of another
/// player. Where the pack cannot serve the choice, the plain game is chosen. `None`: it is asked for neither.
pub(super) fn choose(
    view: View<'_>,
    choices: &[Choice],
    taste: Taste,
    luck: &mut impl Luck,
) -> Option<Action> {
    if let Ask::Agree { on, by, .. } = view.ask() {
        let agrees = match on {
            Motion::Game(game) => {
                let [liked, other] = AGREES;
                let is_liked = taste.others.contains(&game);
                luck.happens(if is_liked { liked } else { other })
            }
            Motion::BuyIn(chips) => leaves_nobody_behind(view, by, chips),
            Motion::Double => is_deep(view),
        };
        return Some(match agrees {
            true => Action::Agree,
            false => Action::Refuse,
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
    if count > 0 && luck.below(2) == 0 {
        return others.nth(luck.below(count) as usize);
    }
    let game = games
        .get(luck.below(games.len() as u32) as usize)
        .map(|game| Action::ChooseGame(*game));
    game.filter(|game| asked.admits(*game))
        .or_else(|| asked.plain_of_shared())
}

/// Whether the player who is asked could pay this many antes after they have doubled. With fewer, whoever bets first takes
/// the pot from him.
fn is_deep(view: View<'_>) -> bool {
    let own = view.ask().seat().and_then(|seat| view.seat(seat));
    let antes = 2 * DEEP;
    own.is_some_and(|own| own.chips() >= view.next_cost().saturating_mul(antes))
}

/// Whether a purchase makes nobody richer than the richest of the others: chips that all have are welcome, and a stack
/// that can bet everybody out is not.
fn leaves_nobody_behind(view: View<'_>, buyer: Seat, chips: Chips) -> bool {
    let others = view.seats().filter(|seat| seat.seat() != buyer);
    let richest = others.map(|seat| seat.chips()).max().unwrap_or(0);
    let own = view.seat(buyer).map_or(0, |seat| seat.chips());
    own.saturating_add(chips) <= richest
}
