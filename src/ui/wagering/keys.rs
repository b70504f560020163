//! Keys against the house: up and down for the ante, left and right for Pair Plus, Enter stakes and plays.

use leptos::prelude::*;

use super::press::{WagerPress, done};
use crate::engine::{Action, Choice, HouseAction};
use crate::ui::page::Page;

/// Does what the key means while somebody at the screen has the turn. False where it means nothing.
#[must_use]
pub fn pressed(page: Page, key: &str) -> bool {
    let game = page.game;
    let choices = untrack(|| game.choices());
    let act = |action: Action| {
        let is_offered = choices.contains(&Choice::One(action));
        if is_offered {
            game.act(action);
        }
        is_offered
    };
    let play = Action::House(HouseAction::Play);
    match key.to_ascii_lowercase().as_str() {
        "arrowup" => done(game, WagerPress::Ante(true)),
        "arrowdown" => done(game, WagerPress::Ante(false)),
        "arrowright" => done(game, WagerPress::Plus(true)),
        "arrowleft" => done(game, WagerPress::Plus(false)),
        "enter" | "b" => done(game, WagerPress::Stake) || act(play),
        "p" => act(play),
        "s" => act(Action::House(HouseAction::SitOut)),
        "f" => act(Action::Fold),
        _ => false,
    }
}
