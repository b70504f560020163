//! The keys of Teen Patti: those of Brag, and D for a sideshow.

use crate::engine::{Action, Choice};
use crate::ui::page::Page;

/// Does what the key means. False where it means nothing, or what it means in Brag.
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
