//! The keys against the house: up and down for the ante, left and right for Pair Plus, Enter to stake and to play.

use leptos::prelude::*;

use super::press::handle;
use crate::app::table::page::Page;
use crate::app::table::press::CasinoPress;
use crate::engine::{Action, CasinoAction, Choice};

/// Handles a key in the turn of a person at the screen. `false`: the key means nothing.
#[must_use]
pub fn key(page: Page, key: &str) -> bool {
    let game = page.game;
    let choices = untrack(|| game.choices());
    let act = |action: Action| {
        let is_offered = choices.contains(&Choice::One(action));
        if is_offered {
            game.act(action);
        }
        is_offered
    };
    let play = Action::Casino(CasinoAction::Play);
    match key.to_ascii_lowercase().as_str() {
        "arrowup" => handle(game, CasinoPress::Ante(true)),
        "arrowdown" => handle(game, CasinoPress::Ante(false)),
        "arrowright" => handle(game, CasinoPress::Plus(true)),
        "arrowleft" => handle(game, CasinoPress::Plus(false)),
        "enter" | "b" => handle(game, CasinoPress::Stake) || act(play),
        "p" => act(play),
        "s" => act(Action::Casino(CasinoAction::SitOut)),
        "f" => act(Action::Fold),
        _ => false,
    }
}
