//! The keys of Brag: those of its buttons, and those of what stands in the row above them and on the felt.

use super::buttons::LIST;
use super::prompt::Prompt;
use crate::app::table::controls::listed_key;
use crate::app::table::game::Model;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::{Action, Choice, Pick};

/// What a key means during a deal. `None`: it means nothing.
#[must_use]
pub fn key(scene: &Scene<'_>, key: &str) -> Option<Vec<Press>> {
    let press = match Prompt::now(scene) {
        Prompt::Throw => throw(scene.game, key),
        _ => listed_key(scene, &LIST, key).or_else(|| act(scene.choices, key)),
    };
    press.map(|press| vec![press])
}

/// What a key means that no button has. Each key plays the first of its actions that is allowed.
fn act(choices: &[Choice], key: &str) -> Option<Press> {
    let wanted: &[Action] = match key.to_ascii_lowercase().as_str() {
        "o" => &[
            Action::Look(Some(Pick::Old)),
            Action::Play(Pick::Old),
            Action::Retain(Some(Pick::Old)),
        ],
        "n" => &[
            Action::Look(Some(Pick::New)),
            Action::Play(Pick::New),
            Action::Retain(Some(Pick::New)),
        ],
        "k" => &[Action::Keep],
        "t" => &[Action::Throw],
        "a" => &[Action::Agree, Action::Lend(None), Action::Showdown],
        "r" => &[Action::Refuse],
        _ => return None,
    };
    let offered = |action: &Action| choices.iter().any(|choice| choice.admits(*action));
    wanted.iter().copied().find(offered).map(Press::Act)
}

/// What a key means while cards are thrown away: a digit picks a card by its position.
fn throw(game: &Model, key: &str) -> Option<Press> {
    let nth = key.parse::<usize>().ok();
    let card = nth.and_then(|nth| game.pickable().get(nth.checked_sub(1)?).copied());
    match (card, key) {
        (Some((id, _)), _) => Some(Press::Pick(id)),
        (_, "t" | "T" | "Enter") => Some(Press::Throw),
        _ => None,
    }
}
