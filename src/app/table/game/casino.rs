//! The stakes that the player at the screen prepares against the house.

use leptos::prelude::*;

use super::Game;
use crate::app::table::family::casino::Stakes;
use crate::engine::{Action, CasinoAction, Seat};
use crate::notation::Move;

impl Game {
    /// The stakes prepared for the box that is asked in this deal. `None`: there are none.
    pub fn stakes(self) -> Option<Stakes> {
        let (of, stakes) = self.plans.staking.get()?;
        (Some(of) == self.asked_to_stake()).then_some(stakes)
    }

    /// Prepares these stakes.
    pub fn set_stakes(self, stakes: Stakes) {
        let of = untrack(|| self.asked_to_stake());
        self.plans.staking.set(of.map(|of| (of, stakes)));
    }

    /// The number of the deal, and the box that is asked.
    fn asked_to_stake(self) -> Option<(u32, Seat)> {
        self.shown
            .public(|view| Some((view.deals(), view.ask().seat()?)))
    }

    /// The last stakes of this box. If there are none, those of another box of the same player.
    pub fn last_stakes(self) -> Option<Stakes> {
        let own = self.actor()?;
        self.in_play.read(|session| {
            let mut others = None;
            for text in session.record().actions.iter().rev() {
                let Ok(Move { seat, action }) = text.parse() else {
                    continue;
                };
                let Action::Casino(CasinoAction::Stake { ante, pair_plus }) = action else {
                    continue;
                };
                let stakes = Stakes {
                    ante,
                    plus: pair_plus,
                };
                if seat == own {
                    return Some(stakes);
                }
                if others.is_none() && self.seats.is_same_person(own, seat) {
                    others = Some(stakes);
                }
            }
            others
        })
    }
}
