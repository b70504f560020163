//! What the player at the screen is asked to do during a deal of Brag. The rows of controls and the keys follow from it.

use crate::app::table::controls::plays;
use crate::app::table::game::Model;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice, Pick};

/// What the player at the screen is asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Nothing more in this deal.
    Watch,
    /// To throw cards away, or choose those that play.
    Throw,
    /// To keep the hand that he has looked at, or play the other.
    Decide {
        /// The hand that he has looked at.
        looked: Pick,
    },
    /// To agree to a showdown.
    Agree,
    /// To lend chips.
    Lend,
    /// To say which hand stays for the next deal.
    Retain,
    /// To act in his turn, or wait for it.
    Turn,
}

impl Prompt {
    /// What he is asked now.
    #[must_use]
    pub fn now(scene: &Scene<'_>) -> Prompt {
        match is_watching(scene.game) {
            true => Prompt::Watch,
            false => in_turn(scene.game, scene.choices),
        }
    }
}

fn in_turn(game: &Model, choices: &[Choice]) -> Prompt {
    let asked = choices.iter().find_map(|choice| match choice {
        Choice::Discard { .. } => Some(Prompt::Throw),
        Choice::One(Action::Keep) => {
            let looked = game.public(|view| view.ask().looked());
            looked.map(|looked| Prompt::Decide { looked })
        }
        Choice::One(Action::Agree) => Some(Prompt::Agree),
        Choice::One(Action::Lend(None)) => Some(Prompt::Lend),
        Choice::One(Action::Retain(None)) => Some(Prompt::Retain),
        _ => None,
    });
    asked.unwrap_or(Prompt::Turn)
}

/// Whether nobody at the screen has anything left to do in this deal. Until the first card is dealt, all wait alike.
fn is_watching(game: &Model) -> bool {
    game.public(|view| view.deals()) > 0 && !plays(game)
}
