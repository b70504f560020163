//! What a decision is worth: worlds that agree with all a seat has seen, and each choice played out in the same worlds.
//!
//! `players` are the kinds of players that others are taken for, `acquaintance` learns from deal to deal which kind each
//! is (`known`), `past` tells from what they did how likely each hand is, `worlds` draws the unseen cards accordingly,
//! `even` spreads
//! their chance evenly, `candidates` lists the actions to compare, `playout` plays a world to the end of its pot, and
//! `compare` does so until the best action is told from the next. [`Expert`] plays by the
//! result, and an [`Appraisal`] tells it. All numbers are whole: the same seed gives the same result on every machine.

mod acquaintance;
mod appraisal;
mod candidates;
mod compare;
mod even;
mod expert;
mod hands;
mod known;
mod past;
mod players;
mod playout;
mod set_anew;
mod setter;
mod sums;
mod unshown;
mod work;
mod worlds;

pub use acquaintance::Acquaintance;
pub use appraisal::{Appraisal, AppraisalStep};
pub use compare::{Budget, Worth};
pub use expert::{Expert, make_bot, own_chance};
pub use known::Known;
pub use sums::Estimate;
pub use work::Slice;
