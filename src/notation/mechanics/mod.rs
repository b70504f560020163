//! What each mechanic adds to records, a file each: its verbs, and its part of the outcome of a deal.

mod bus;
mod casino;
mod classic;
mod drawing;
mod patti;
mod round;
mod setting;

use serde_json::{Map, Value};

use super::action_error::Needs;
use crate::engine::{Action, Ending, Table, View};

pub use bus::BusOutcome;
pub use casino::CasinoOutcome;
pub use classic::ClassicOutcome;
pub use patti::Sideshow;
use patti::sideshows;
pub use setting::SetsOutcome;

pub(super) use {
    bus::write as write_bus, casino::write as write_casino, drawing::write as write_drawing,
    round::write as write_round, setting::write as write_setting,
};

/// Reads an action of one mechanic. `None` if the words are none.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    let readers = [
        setting::read,
        bus::read,
        round::read,
        drawing::read,
        casino::read,
        patti::read,
    ];
    readers.iter().find_map(|read| read(verb, arguments))
}

/// The arguments of a verb of one mechanic. `None` if there is no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    let mechanics = [
        setting::needs,
        bus::needs,
        round::needs,
        drawing::needs,
        casino::needs,
        patti::needs,
    ];
    mechanics.iter().find_map(|needs| needs(verb))
}

/// What the mechanic of a game adds to the outcome of a deal. A deal has one at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnOutcome {
    /// Set hands.
    Sets(SetsOutcome),
    /// Swapping with the board.
    Bus(BusOutcome),
    /// Three stakes.
    Classic(ClassicOutcome),
    /// Playing against the bank.
    Casino(CasinoOutcome),
    /// The agreed sideshows of Teen Patti, in order.
    Patti(Vec<Sideshow>),
}

impl OwnOutcome {
    /// The part of the deal that ended in this way. `view` says which cards may be named. `None`: only bets decided it.
    pub(super) fn of(table: &Table, view: View<'_>, ended: Ending) -> Option<OwnOutcome> {
        let sideshows = || Some(sideshows(table.history())).filter(|shows| !shows.is_empty());
        SetsOutcome::of(table, view, ended)
            .map(OwnOutcome::Sets)
            .or_else(|| BusOutcome::of(view, ended).map(OwnOutcome::Bus))
            .or_else(|| ClassicOutcome::of(table, ended).map(OwnOutcome::Classic))
            .or_else(|| CasinoOutcome::of(table, view, ended).map(OwnOutcome::Casino))
            .or_else(|| sideshows().map(OwnOutcome::Patti))
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        match self {
            OwnOutcome::Sets(sets) => sets.write(fields),
            OwnOutcome::Bus(bus) => bus.write(fields),
            OwnOutcome::Classic(classic) => classic.write(fields),
            OwnOutcome::Casino(casino) => casino.write(fields),
            OwnOutcome::Patti(sideshows) => patti::write_outcome(sideshows, fields),
        }
    }
}
