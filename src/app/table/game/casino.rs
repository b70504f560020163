//! The stakes that the player at the screen prepares against the house.

use super::model::Model;
use super::stakes::Stakes;
use crate::engine::{Action, CasinoAction, Seat};
use crate::notation::Move;

impl Model {
    /// The stakes prepared for the box that is asked in this deal. `None`: there are none.
    pub fn stakes(&self) -> Option<Stakes> {
        let (of, stakes) = self.plans.staking?;
        (Some(of) == self.asked_to_stake()).then_some(stakes)
    }

    /// Prepares these stakes.
    pub fn set_stakes(&mut self, stakes: Stakes) {
        let of = self.asked_to_stake();
        self.plans.staking = of.map(|of| (of, stakes));
    }

    /// The number of the deal, and the box that is asked.
    fn asked_to_stake(&self) -> Option<(u32, Seat)> {
        self.public(|view| Some((view.deals(), view.ask().seat()?)))
    }

    /// The last stakes of this box. If there are none, those of another box of the same player.
    pub fn last_stakes(&self) -> Option<Stakes> {
        let own = self.actor()?;
        let mut others = None;
        for text in self.session().record().actions.iter().rev() {
            let Ok(Move { seat, action }) = text.parse() else {
                continue;
            };
            let Action::Casino(CasinoAction::Stake {
                ante,
                pair_plus,
                bonus,
            }) = action
            else {
                continue;
            };
            let stakes = Stakes {
                ante,
                plus: pair_plus,
                bonus,
            };
            if seat == own {
                return Some(stakes);
            }
            if others.is_none() && self.seats.is_same_person(own, seat) {
                others = Some(stakes);
            }
        }
        others
    }
}
