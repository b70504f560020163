//! A random player, for measurements and tests.

use super::any::{small, some};
use super::policy::Policy;
use crate::cards::CardSet;
use crate::engine::mechanics::each_mechanic;
use crate::engine::{Action, Choice, NamedGame, View};
use crate::games;
use crate::random::Rng;

/// Draws an action of a choice. `None`: the choice is of another mechanic.
type Any = fn(Choice, &mut Rng) -> Option<Action>;

/// The rooms of the mechanics whose actions are drawn.
mod rooms {
    pub use crate::bots::rounds as exchange;
    pub use crate::bots::rounds as round;
    pub use crate::bots::sets as setting;
    pub use crate::bots::{bus, casino, patti};
}

macro_rules! any {
    ($([$mechanic:ident $variant:ident $what:literal $own:tt])*) => {
        /// What draws an action of a choice that only one mechanic offers.
        const ANY: &[Any] = &[$(rooms::$mechanic::any),*];
    };
}

each_mechanic!(action => any);

/// Chooses every family of actions with the same chance, and small bets more often than large ones.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Policy for Random {
    fn choose(&mut self, _: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let nth = rng.below(choices.len() as u32) as usize;
        match choices.get(nth) {
            Some(Choice::Bet { least, most }) => Action::Bet(least + small(most - least, rng)),
            Some(&Choice::Borrow { from, least, most }) => Action::Borrow {
                from,
                chips: least + small(most - least, rng),
            },
            Some(Choice::Lend { least, most }) => {
                Action::Lend(Some(least + small(most - least, rng)))
            }
            Some(Choice::Discard { from, cards }) => Action::Discard(some(*from, *cards, rng)),
            Some(choice @ Choice::ChooseGame { .. }) => {
                let game = Action::ChooseGame(any_game(rng));
                if choice.admits(game) {
                    game
                } else {
                    choice.plain()
                }
            }
            Some(&Choice::BetBy { least, most, step }) => {
                Action::Bet(least + step * small((most - least) / step, rng))
            }
            Some(&choice) => {
                let mut own = ANY.iter();
                let own = own.find_map(|any| any(choice, rng));
                own.unwrap_or_else(|| choice.plain())
            }
            None => Action::Fold,
        }
    }
}

/// A random game, whether or not the pack is large enough for it.
fn any_game(rng: &mut Rng) -> NamedGame {
    let kinds = [
        CardSet::NONE,
        CardSet::TWOS,
        CardSet::JACKS,
        CardSet::SUICIDE_KING,
    ];
    NamedGame {
        game: games::BETTING_GAMES[rng.below(3) as usize],
        wild: kinds[rng.below(4) as usize],
        jokers: rng.below(5) as u8,
        blind_play: rng.below(2) == 1,
    }
}
