//! The games beside the betting games, whichever mechanic each is of: what is drawn, pressed and said is asked of all.

use super::felt::{self, Dress, Ring};
use super::game::Game;
use super::page::Page;
use super::patch::Node;
use super::{setting, swapping};
use crate::engine::Choice;

/// The controls for what is offered.
#[must_use]
pub fn controls(page: Page, choices: &[Choice]) -> Option<Node> {
    setting::controls(page, choices).or_else(|| swapping::controls(page, choices))
}

/// How the table lies.
#[must_use]
pub fn felt(page: Page, ring: Ring) -> Option<Dress> {
    felt::sets(page, ring).or_else(|| felt::bus(page, ring))
}

/// Does what a key means; false where it means nothing.
#[must_use]
pub fn key(game: Game, key: &str) -> bool {
    setting::key(game, key) || swapping::key(game, key)
}

/// What has been done that is no event, for those who listen.
#[must_use]
pub fn said(game: Game) -> Option<String> {
    setting::said(game).or_else(|| swapping::said(game))
}
