//! What a choice is worth, as it is sent to the page.

use serde::{Deserialize, Serialize};

use super::sent::{action, text};
use crate::engine::Seat;
use crate::rollouts::Estimate;

/// An [`Estimate`], with its action as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    action: String,
    mean: i64,
    error: i64,
    wins: u32,
    folds: Vec<(u8, u32)>,
}

impl Told {
    /// Puts an estimate of this seat's into words that arrive.
    #[must_use]
    pub fn of(seat: Seat, estimate: &Estimate) -> Told {
        Told {
            action: text(seat, estimate.action),
            mean: estimate.mean,
            error: estimate.error,
            wins: estimate.wins,
            folds: estimate
                .folds
                .iter()
                .map(|(seat, of)| (seat.0, *of))
                .collect(),
        }
    }

    /// The estimate. `None`: its action is none.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        Some(Estimate {
            action: action(&self.action)?,
            mean: self.mean,
            error: self.error,
            wins: self.wins,
            folds: self
                .folds
                .iter()
                .map(|(seat, of)| (Seat(*seat), *of))
                .collect(),
        })
    }
}
