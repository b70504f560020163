//! What is asked of the player at the screen, for those who listen.

use crate::app::i18n::say;
use crate::app::table::game::{Model, Phase};
use crate::app::words;
use crate::engine::{Ask, Choice, Turn, VyingAsk};

/// What is asked, in a sentence or more. `None`: nothing is, or it is asked in shared words.
pub(super) fn status(game: &Model) -> Option<String> {
    let is_opened = game.public(|view| view.stake() > 0);
    asks(game, is_opened)
}

/// What is asked. `has_price`: a bet has a price, else it is to be opened.
#[must_use]
pub fn asks(game: &Model, has_price: bool) -> Option<String> {
    let asked = game.public(|view| view.ask());
    if !game.is_my_turn() || game.phase() != Phase::Playing || game.curtain().is_some() {
        return None;
    }
    Some(match asked {
        Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) if has_price => game.in_turn(&price(game)),
        Ask::Vying(VyingAsk::Turn(Turn::Own { .. })) => game.in_turn(say::YOUR_TURN_TO_OPEN.get()),
        Ask::Vying(VyingAsk::Turn(Turn::Lend { .. })) => game.named(say::LEND_OR_REFUSE.get()),
        Ask::Vying(VyingAsk::Turn(Turn::LendOrShow { .. })) => game.named(say::LEND_OR_SHOW.get()),
        Ask::Vying(VyingAsk::Discard { .. }) => game.named(words::must_throw(game.must_throw())),
        _ => return None,
    })
}

/// What staying in costs, as a sentence.
fn price(game: &Model) -> String {
    let bet = game.choices().iter().find_map(|choice| match *choice {
        Choice::Bet { least, .. } | Choice::BetBy { least, .. } => {
            Some(say::your_turn_to_bet(least))
        }
        Choice::Borrow { least, .. } => Some(say::your_turn_to_borrow(least)),
        Choice::Cover { chips } => Some(say::your_turn_to_cover(chips)),
        _ => None,
    });
    bet.unwrap_or_else(|| say::YOUR_TURN_TO_LOOK.get().into())
}
