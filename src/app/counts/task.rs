//! What a worker can think about, from one seat, and what it finds.

use serde::{Deserialize, Serialize};

use super::charted::ToldLine;
use super::reviewed::{ToldDeal, ToldDecision};
use super::told::Told;
use crate::review::Scope;

/// Something to think about. The worker plays the sitting, and thinks from the view of the seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Task {
    /// The sitting, as it is saved; for a review, its record.
    pub sitting: String,
    /// The seat.
    pub seat: u8,
    /// What is wanted.
    pub wants: Wants,
}

/// What a [`Task`] wants.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Wants {
    /// The action of an expert, whose chance follows from this seed.
    Action([u8; 32]),
    /// What each choice is worth.
    Worths,
    /// A review of these decisions.
    Review(Scope),
    /// What is best with every hand in the place of the action of this number in the record, or at the sitting's turn.
    Chart(Option<u32>),
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
    /// So many actions of so many are reviewed. The decision is new.
    Reviewing(u32, u32, Option<ToldDecision>),
    /// The review of each deal.
    Reviewed(Vec<ToldDeal>),
    /// So much of so much of a chart is done.
    Charting(u64, u64),
    /// The lines of a chart as far as they are known, whether they are against best play, and whether there is no more
    /// to find.
    Charted(Vec<ToldLine>, bool, bool),
    /// This cannot be thought about here.
    Not,
}

impl Finding {
    /// Whether nothing follows it.
    #[must_use]
    pub fn is_last(&self) -> bool {
        match self {
            Finding::More | Finding::Reviewing(..) | Finding::Charting(..) => false,
            Finding::Worths(_, is_done) | Finding::Charted(_, _, is_done) => *is_done,
            Finding::Action(_) | Finding::Reviewed(_) | Finding::Not => true,
        }
    }
}
