//! What the decisions of a player were worth, and what the cards had to do with the result.
//!
//! A [`Reviewer`] replays a record. At each decision of one seat it asks what every choice was worth, from what that
//! seat knew then, and sets the choice taken beside the best one. [`Verdict`] says what the difference means, and a
//! [`Ledger`] divides the result of a deal between the cards, the others and the player's own decisions.
//! A [`Chart`] tells what is best in one situation with each kind of hand.
//! An expert in the seat ([`AsExpert`]) tells what its cards are worth to him.

mod as_expert;
pub mod bands;
mod chart;
mod chart_found;
mod chart_groups;
mod chart_lines;
mod chart_of;
mod chart_played;
mod chart_solved;
mod deal;
mod decision;
mod judgement;
mod ledger;
mod lives;
mod position;
mod redeal;
mod reviewer;
mod scope;
mod so_far;
mod stacks;
mod thought;
mod verdict;

pub use as_expert::{AsExpert, ExpertResult};
pub use chart::Chart;
pub use chart_found::{ChartFound, ChartLine, ChartStep, Charted};
pub use chart_groups::{ChartGroup, grouped};
pub use chart_of::ChartOf;
pub use deal::DealReview;
pub use decision::{Decision, Rated, Unit};
pub use judgement::Judgement;
pub use ledger::Ledger;
pub use position::Position;
pub use reviewer::{ReviewSettings, ReviewStep, Reviewer};
pub use scope::Scope;
pub use so_far::DealSoFar;
pub use verdict::Verdict;
