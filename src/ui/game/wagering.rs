//! What the player at the screen is about to stake against the house.

use leptos::prelude::*;

use super::Game;
use crate::engine::{Action, HouseAction, Seat};
use crate::notation::Move;
use crate::ui::wagering::Stakes;

impl Game {
    /// What is set for the box that is asked in this deal, where anything has been.
    pub fn stakes(self) -> Option<Stakes> {
        let (of, stakes) = self.staking.get()?;
        (Some(of) == self.asked_to_stake()).then_some(stakes)
    }

    /// Sets it.
    pub fn set_stakes(self, stakes: Stakes) {
        let of = untrack(|| self.asked_to_stake());
        self.staking.set(of.map(|of| (of, stakes)));
    }

    /// Which box is asked, and in which deal.
    fn asked_to_stake(self) -> Option<(u32, Seat)> {
        self.public(|view| Some((view.deals(), view.ask().seat()?)))
    }

    /// What this box staked last; else what another of the same player did.
    pub fn last_stakes(self) -> Option<Stakes> {
        let own = self.actor()?;
        self.session.with_value(|session| {
            let mut others = None;
            for text in session.record().actions.iter().rev() {
                let Ok(Move { seat, action }) = text.parse() else {
                    continue;
                };
                let Action::House(HouseAction::Stake { ante, pair_plus }) = action else {
                    continue;
                };
                let stakes = Stakes {
                    ante,
                    plus: pair_plus,
                };
                if seat == own {
                    return Some(stakes);
                }
                if others.is_none() && self.is_same_person(own, seat) {
                    others = Some(stakes);
                }
            }
            others
        })
    }
}
