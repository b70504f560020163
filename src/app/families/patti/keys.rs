//! The keys of Teen Patti: those of Brag, and D for a sideshow.

use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice};

/// What a key means. `None`: it means nothing, or the same as in Brag.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let choices = scene.choices;
    let is_bet = |choice: &Choice| matches!(choice, Choice::BetBy { .. });
    match key.to_ascii_lowercase().as_str() {
        "d" if choices.contains(&Choice::One(Action::Sideshow)) => {
            Some(vec![Press::Act(Action::Sideshow)])
        }
        "b" | "enter" if choices.iter().any(is_bet) => Some(vec![Press::Pay]),
        _ => None,
    }
}
