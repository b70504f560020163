//! The keys against the house: up and down for the ante, left and right for Pair Plus, plus and minus for the ante bonus,
//! Enter to stake and to play.

use super::press::stakes;
use crate::app::table::press::{CasinoPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::{Action, CasinoAction, Choice};

/// What a key means in the turn of a person at the screen. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let act = |action: Action| {
        let is_offered = scene.choices.contains(&Choice::One(action));
        is_offered.then_some(Press::Act(action))
    };
    let set = |press| stakes(scene.game).map(|_| Press::Casino(press));
    let play = Action::Casino(CasinoAction::Play);
    let press = match key.to_ascii_lowercase().as_str() {
        "arrowup" => set(CasinoPress::Ante(true)),
        "arrowdown" => set(CasinoPress::Ante(false)),
        "arrowright" => set(CasinoPress::Plus(true)),
        "arrowleft" => set(CasinoPress::Plus(false)),
        "+" => set(CasinoPress::Bonus(true)),
        "-" => set(CasinoPress::Bonus(false)),
        "enter" | "b" => set(CasinoPress::Stake).or_else(|| act(play)),
        "p" => act(play),
        "s" => act(Action::Casino(CasinoAction::SitOut)),
        "f" => act(Action::Fold),
        _ => None,
    };
    press.map(|press| vec![press])
}
