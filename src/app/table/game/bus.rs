//! Swapping cards with the board.

use super::Phase;
use super::model::Model;
use crate::engine::Ask;

impl Model {
    /// Whether cards are swapped with a board in this game.
    pub fn is_bus(&self) -> bool {
        self.public(|view| view.rules().bus().is_some())
    }

    /// Whether the player at the screen is asked to swap now.
    pub fn must_swap(&self) -> bool {
        let asks = matches!(self.shown.ask(), Ask::Bus { .. });
        asks && self.is_my_turn()
            && self.phase == Phase::Playing
            && self.curtain().is_none()
            && !self.is_replay()
    }
}
