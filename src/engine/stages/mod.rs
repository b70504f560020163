//! The stages of a deal, one mechanic a file or a folder. A mechanic is known by one table of functions; whatever
//! else calls it goes through that.

pub(super) mod dealing;
mod setting;
mod swapping;
mod vying;

use std::fmt;

use super::action::{Action, Choices};
use super::dealer::Dealer;
use super::driver::Flow;
use super::event::Event;
use super::illegal::Illegal;
use super::rules::StageRules;
use super::seat::Seat;
use super::table::Table;

/// What the driver and the table ask of a mechanic.
pub(super) struct Mechanic {
    /// Begins the stage.
    pub begin: fn(&mut Dealer) -> Flow,
    /// What is offered to a seat now.
    pub choices: fn(&Table, Seat) -> Choices,
    /// Whether a seat may do this now.
    pub check: fn(&Table, Seat, Action) -> Result<(), Illegal>,
    /// Does what has been checked.
    pub act: fn(&mut Dealer, Seat, Action) -> Flow,
    /// What follows where somebody has bought in.
    pub bought_in: fn(&mut Dealer) -> Flow,
    /// What one of its own events changes.
    pub apply: fn(&mut Table, &Event),
}

/// A mechanic that not every game needs: it stands beside its rules, and comes with the games that have it.
#[derive(Clone, Copy)]
pub struct Code(&'static Mechanic);

/// Setting hands from one deal (RULES 10.1).
pub static SETTING: Code = Code(&setting::MECHANIC);
/// Swapping with the board (RULES 10.2).
pub static SWAPPING: Code = Code(&swapping::MECHANIC);

/// Rules are equal whatever plays them: a mechanic belongs to its kind of stage.
impl PartialEq for Code {
    fn eq(&self, _: &Code) -> bool {
        true
    }
}

impl Eq for Code {}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code")
    }
}

/// The mechanic of a stage that players have a say in.
pub(super) fn mechanic(stage: &StageRules) -> Option<&'static Mechanic> {
    match stage {
        StageRules::Dealing(_) => None,
        StageRules::Vying(_) => Some(&vying::MECHANIC),
        StageRules::Setting(_, code) | StageRules::Swapping(_, code) => Some(code.0),
    }
}

/// The players dealt in and still in the deal, clockwise from the dealer's left.
fn in_order(table: &Table) -> Vec<Seat> {
    table
        .clockwise_after(table.dealer)
        .filter(|seat| table.is_in(*seat))
        .collect()
}
