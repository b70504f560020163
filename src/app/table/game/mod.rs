//! The running game of a page: one plain [`Model`] behind one handle. It shows events one at a time, asks the bots, and
//! knows who sits at the screen.
//!
//! A change is a function of the model. What it wants of the browser it leaves as [`Effect`]s, which the handle carries out.

mod amount;
mod away;
mod bank;
mod casino;
mod dealers_choice;
mod desk;
mod effect;
mod embedded;
mod experts;
mod fair;
mod forward;
mod handle;
mod in_play;
mod limits;
mod model;
mod money;
mod on_screen;
mod paying;
mod phase;
mod phones;
mod picking;
mod plans;
mod playback;
mod presses;
mod queue;
mod repertoire;
mod replay;
mod rooms;
mod runner;
mod saving;
mod screen;
mod seating;
mod seats;
mod setting;
mod sitting;
mod stakes;
mod status;
mod sure;
#[cfg(test)]
pub mod tests;
mod viewing;

pub use amount::{AmountKind, Range};
pub use desk::Desk;
pub use desk::dropped::DropTarget;
pub use effect::Effect;
pub use experts::Point;
pub use handle::Game;
pub use model::Model;
pub use on_screen::Flight;
pub use phase::Phase;
pub use plans::BankPlan;
pub use repertoire::Repertoire;
pub use saving::ToSave;
pub use sitting::Proposal;
pub use stakes::{Bounds, Stakes};
