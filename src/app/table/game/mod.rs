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
mod paying;
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
mod seats;
mod setting;
mod shown;
mod sitting;
mod stakes;
mod status;
mod sure;
#[cfg(test)]
pub mod tests;
mod viewing;

pub use amount::{AmountKind, Range};
pub use desk::{Desk, DropTarget};
pub use effect::Effect;
pub use experts::Point;
pub use handle::Game;
pub use model::Model;
pub use plans::BankPlan;
pub use repertoire::Repertoire;
pub use saving::ToSave;
pub use seats::Seats;
pub use shown::Flight;
pub use sitting::Proposal;
pub use stakes::{Bounds, Stakes};

/// The phase of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A table ready to deal.
    Ready,
    /// A deal is being played.
    Playing,
    /// A deal is over. Its cards still lie on the table.
    DealOver,
    /// The sitting is over.
    SittingOver,
}

/// No table could be set up: its rules cannot be played, or what plays and draws them is not here.
#[derive(Debug)]
pub struct Unseated;
