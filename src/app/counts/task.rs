//! What a worker can think about, from one seat, and what it finds.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::notation::Move;
use crate::rollouts::Estimate;

/// Something to think about. The worker plays the sitting from its save, and thinks from the view of the seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The sitting, as it is saved.
    pub save: String,
    /// The seat.
    pub seat: u8,
    /// What is wanted.
    pub wants: Wants,
}

/// What a [`Task`] wants.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Wants {
    /// The action of an expert, whose chance follows from this seed.
    Action([u8; 32]),
    /// What each choice is worth.
    Worths,
}

/// What has been found so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// Nothing new.
    More,
    /// The action, as records write it.
    Action(String),
    /// The worths, the best first, and whether there is no more to find.
    Worths(Vec<Told>, bool),
    /// This cannot be thought about here.
    Not,
}

/// An [`Estimate`], with its action as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    action: String,
    mean: i64,
    error: i64,
    wins: u32,
    folds: Vec<(u8, u32)>,
}

impl Finding {
    /// Whether nothing follows it.
    #[must_use]
    pub fn is_last(&self) -> bool {
        match self {
            Finding::More => false,
            Finding::Worths(_, is_done) => *is_done,
            Finding::Action(_) | Finding::Not => true,
        }
    }
}

impl Told {
    /// Puts an estimate of this seat's into words that arrive.
    #[must_use]
    pub fn of(seat: Seat, estimate: &Estimate) -> Told {
        let action = estimate.action;
        Told {
            action: Move { seat, action }.to_string(),
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
        let Move { action, .. } = self.action.parse().ok()?;
        Some(Estimate {
            action,
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
