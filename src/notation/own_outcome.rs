//! What the mechanic of a game adds to the outcome of a deal.

use serde_json::{Map, Value};

use super::outcome_bus::BusOutcome;
use super::outcome_casino::CasinoOutcome;
use super::outcome_classic::ClassicOutcome;
use super::outcome_patti::{self, Sideshow, sideshows};
use super::outcome_sets::SetsOutcome;
use crate::engine::{Ending, Table, View};

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
            OwnOutcome::Patti(sideshows) => outcome_patti::write(sideshows, fields),
        }
    }
}
