//! The cards that the player at the screen sets into hands.

use super::desk::Desk;
use super::model::Model;
use super::phase::Phase;
use super::plans::LaidOut;
use crate::engine::{CardId, Fours, Role, Seat, Viewer};

impl Model {
    /// Whether hands are set in this game.
    pub fn sets_hands(&self) -> bool {
        self.public(|view| view.rules().sets_hands())
    }

    /// The cards that the player at the screen has not set yet, as far as the viewer sees them. `None`: nothing is to
    /// be set, or the cards are hidden on a shared screen.
    pub fn desk(&self) -> Option<Desk> {
        let Viewer::Seat(seat) = self.viewer() else {
            return None;
        };
        if self.phase != Phase::Playing || self.is_replay() || !self.has_to_set(seat) {
            return None;
        }
        let before = self.plans.laid_out.as_ref();
        self.view(|view| {
            let rules = view.rules().setting()?;
            let faces = view.seat(seat)?.hands().flat_map(|hand| hand.faces());
            let cards: Option<Vec<(CardId, _)>> =
                faces.map(|face| Some((face.id, face.card?))).collect();
            let before = before.filter(|laid| (laid.deal, laid.seat) == (view.deals(), seat));
            let fours = rules.fours != Fours::Never;
            let before = before.map(|laid| laid.desk.clone());
            Some(Desk::new(cards?, rules.hands, fours, before))
        })
    }

    /// Replaces the arrangement.
    pub fn lay_out(&mut self, desk: Desk) {
        let Viewer::Seat(seat) = self.viewer() else {
            return;
        };
        let deal = self.public(|view| view.deals());
        self.plans.laid_out = Some(LaidOut { deal, seat, desk });
    }

    /// Whether this seat holds cards that it has not set yet.
    pub fn has_to_set(&self, seat: Seat) -> bool {
        self.public(|view| {
            let place = view.seat(seat).filter(|_| view.rules().sets_hands());
            place.is_some_and(|place| {
                let mut hands = place.hands();
                hands.len() > 0 && hands.all(|hand| hand.role() == Role::Dealt)
            })
        })
    }

    /// Whether the player at the screen is asked to set his hands now.
    pub fn must_set(&self) -> bool {
        let asks = self.shown.ask().is_to_set();
        asks && self.is_my_turn() && self.phase == Phase::Playing && self.curtain().is_none()
    }
}
