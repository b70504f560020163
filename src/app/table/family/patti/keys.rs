//! The keys of Teen Patti: those of Brag, and D for a sideshow.

use crate::app::table::page::Page;
use crate::engine::{Action, Choice};

/// Handles a key. `false`: the key means nothing, or the same as in Brag.
#[must_use]
pub fn key(page: Page, key: &str) -> bool {
    let choices = page.game.choices();
    let is_bet = |choice: &Choice| matches!(choice, Choice::BetBy { .. });
    match key.to_ascii_lowercase().as_str() {
        "d" if choices.contains(&Choice::One(Action::Sideshow)) => {
            page.game.act(Action::Sideshow);
        }
        "b" | "enter" if choices.iter().any(is_bet) => page.amount.act(),
        _ => return false,
    }
    true
}
