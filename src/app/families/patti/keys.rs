//! The key of Teen Patti beside those of Brag: D for a sideshow.

use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice};

/// What a key means. `None`: it means nothing, or the same as in Brag.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let is_offered = scene.choices.contains(&Choice::One(Action::SIDESHOW));
    let asks = key.eq_ignore_ascii_case("d") && is_offered;
    asks.then(|| vec![Press::Act(Action::SIDESHOW)])
}
