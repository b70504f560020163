//! The cards of whoever at the screen sets his hands, laid out before him.

use leptos::prelude::*;

use super::{Game, Scene};
use crate::engine::{Ask, CardId, Fours, Role, Seat, SettingAsk, Viewer};
use crate::ui::setting::Desk;

/// How somebody's cards were laid out last.
#[derive(Clone)]
pub(super) struct LaidOut {
    deal: u32,
    seat: Seat,
    desk: Desk,
}

impl Game {
    /// Whether hands are set in this game.
    pub fn sets_hands(self) -> bool {
        self.public(|view| view.rules().setting().is_some())
    }

    /// The cards that the player at the screen has not set yet, as far as his eyes see them. None where nothing is to be
    /// set, and on a shared screen while they are hidden.
    pub fn desk(self) -> Option<Desk> {
        let Viewer::Seat(seat) = self.viewer() else {
            return None;
        };
        if self.scene() != Scene::Playing || self.is_past() || !self.has_to_set(seat) {
            return None;
        }
        let before = self.laid_out.get();
        self.view(|view| {
            let rules = view.rules().setting()?;
            let faces = view.seat(seat)?.hands().flat_map(|hand| hand.faces());
            let cards: Option<Vec<(CardId, _)>> =
                faces.map(|face| Some((face.id, face.card?))).collect();
            let before = before.filter(|laid| (laid.deal, laid.seat) == (view.deals(), seat));
            let fours = rules.fours != Fours::Never;
            let before = before.map(|laid| laid.desk);
            Some(Desk::new(cards?, rules.hands, fours, before))
        })
    }

    /// Lays the cards out like this.
    pub fn lay_out(self, desk: Desk) {
        let Viewer::Seat(seat) = untrack(|| self.viewer()) else {
            return;
        };
        let deal = untrack(|| self.public(|view| view.deals()));
        self.laid_out.set(Some(LaidOut { deal, seat, desk }));
    }

    /// Whether this seat holds cards of which no hands are made yet.
    pub fn has_to_set(self, seat: Seat) -> bool {
        self.public(|view| {
            let place = view.seat(seat).filter(|_| view.rules().setting().is_some());
            place.is_some_and(|place| {
                let mut hands = place.hands();
                hands.len() > 0 && hands.all(|hand| hand.role() == Role::Dealt)
            })
        })
    }

    /// Whether the player at the screen is asked to set his hands now.
    pub fn must_set(self) -> bool {
        let asks = self.public(|view| matches!(view.ask(), Ask::Setting(SettingAsk::Set { .. })));
        asks && self.is_my_turn() && self.scene() == Scene::Playing && self.curtain().is_none()
    }
}
