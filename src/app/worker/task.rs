//! What a worker thinks about, and what it finds.

use serde::{Deserialize, Serialize};

use crate::engine::{Action, Seat};
use crate::random::Seed;
use crate::review::{ChartFound, DealReview, DealSoFar, Decision, Scope};
use crate::rollouts::Estimate;

/// Thinks for about a millisecond, and returns what it has found.
pub type Thinker = Box<dyn FnMut() -> Finding>;

/// Something to think about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The action of an expert in this seat of the sitting that the worker follows. His chance follows from the seed.
    Action(Seat, Seed),
    /// What each choice of this seat is worth there.
    Worths(Seat),
    /// A review of another sitting.
    Review {
        /// Its record, as text.
        record: String,
        seat: Seat,
        /// Which of its decisions.
        scope: Scope,
    },
    /// What is best with every hand in the place of this seat in the sitting that the worker follows.
    Chart(Seat),
    /// What is best with every hand at an action of a record.
    ChartOf {
        /// Its record, as text.
        record: String,
        seat: Seat,
        /// The number of the action in the record, counted from 0.
        nth: u32,
    },
}

/// What has been found so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Finding {
    /// Nothing new.
    More,
    Action(Action),
    /// The worths, the best first, and whether there is no more to find.
    Worths(Vec<Estimate>, bool),
    /// The number of actions that are reviewed, and of all actions; and a decision that was reviewed just now, with its deal
    /// up to it.
    Reviewing(u32, u32, Option<Box<(Decision, DealSoFar)>>),
    /// The review of each deal.
    Reviewed(Vec<DealReview>),
    /// The work done for a chart, and all of it.
    Charting(u64, u64),
    /// What is known of a chart, and whether there is no more to find.
    Charted(Box<ChartFound>, bool),
    /// This cannot be thought about here.
    Not,
    /// The worker does not have the sitting.
    Lost,
}

impl Finding {
    /// Whether nothing follows it.
    #[must_use]
    pub fn is_last(&self) -> bool {
        match self {
            Finding::More | Finding::Reviewing(..) | Finding::Charting(..) => false,
            Finding::Worths(_, is_done) | Finding::Charted(_, is_done) => *is_done,
            Finding::Action(_) | Finding::Reviewed(_) | Finding::Not | Finding::Lost => true,
        }
    }
}
