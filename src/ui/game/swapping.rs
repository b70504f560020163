//! What the player at the screen has picked to swap with the board.

use super::{Game, Scene};
use crate::engine::{Ask, CardId};

impl Game {
    /// Whether cards are swapped with a board in this game.
    pub fn swaps(self) -> bool {
        self.public(|view| view.rules().swapping().is_some())
    }

    /// Whether the player at the screen is asked to swap now.
    pub fn must_swap(self) -> bool {
        let asks = self.public(|view| matches!(view.ask(), Ask::Swapping { .. }));
        asks && self.is_my_turn()
            && self.scene() == Scene::Playing
            && self.curtain().is_none()
            && !self.is_past()
    }

    /// The cards picked.
    pub fn picked(self) -> Vec<CardId> {
        self.picked.get()
    }

    /// Picks these, and no others.
    pub fn pick_these(self, cards: Vec<CardId>) {
        self.picked.set(cards);
    }
}
