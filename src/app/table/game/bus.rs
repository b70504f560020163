//! Swapping cards with the board.

use super::{Game, Scene};
use crate::engine::Ask;

impl Game {
    /// Whether cards are swapped with a board in this game.
    pub fn is_bus(self) -> bool {
        self.shown.public(|view| view.rules().bus().is_some())
    }

    /// Whether the player at the screen is asked to swap now.
    pub fn must_swap(self) -> bool {
        let asks = self
            .shown
            .public(|view| matches!(view.ask(), Ask::Bus { .. }));
        asks && self.is_my_turn()
            && self.scene() == Scene::Playing
            && self.curtain().is_none()
            && !self.screen.is_replay()
    }
}
