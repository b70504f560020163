//! What a decision is worth: worlds that agree with all a seat has seen, and each choice played out in the same worlds.
//!
//! `players` are the kinds of players that others are taken for, `opponent_model` learns from deal to deal which kind each
//! is (`known`), `likelihoods` tells from what they did how likely each hand is, `worlds` draws the unseen cards
//! accordingly, `low_discrepancy` spreads their chance evenly, `tally` sums up what they gain there, `by_kinds` tells how
//! far a verdict hangs on who the others are, `candidates` lists the actions to compare, `playout` plays a world to the end
//! of its pot, and `compare` does so until the best action is told from the next. [`Expert`] plays by the result (`mixing`)
//! and by what it has learnt of the others in a sitting (`acquaintance`), and an [`Appraisal`] tells it. All numbers are
//! whole: the same seed gives the same result on every machine.

mod acquaintance;
mod appraisal;
mod by_kinds;
mod candidates;
mod compare;
mod expert;
mod hands;
mod known;
mod likelihoods;
mod low_discrepancy;
mod mixing;
mod opponent_model;
mod players;
mod playout;
mod set_anew;
mod setter;
mod sums;
mod tally;
mod unshown;
mod work;
mod worlds;

pub use acquaintance::Acquaintance;
pub use appraisal::{Appraisal, AppraisalStep};
pub use compare::Budget;
pub use expert::{Expert, make_bot, own_chance};
pub use known::Known;
pub use opponent_model::OpponentModel;
pub use sums::Estimate;
pub use tally::{Behind, Worth};
pub use work::Slice;
