//! What each mechanic adds to records, a file each: its verbs, and its part of the outcome of a deal.

mod bus;
mod casino;
mod classic;
mod drawing;
mod open_hand;
mod patti;
mod round;
mod setting;

use std::fmt;

use serde_json::{Map, Value};

use super::action_error::Needs;
use crate::cards::Ranking;
use crate::engine::{
    Action, Chips, ClassicEvent, Ending, Event, RoundEvent, Seat, SeatSet, SettingEvent, Table,
    View,
};

pub use bus::BusOutcome;
pub use casino::CasinoOutcome;
pub use classic::ClassicOutcome;
pub use open_hand::OpenHand;
pub use patti::Sideshow;
use patti::sideshows;
pub use setting::SetsOutcome;

/// Writes an action of one mechanic. Another one is written as nothing.
pub(super) fn write(action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        Action::Setting(own) => setting::write(own, f),
        Action::Bus(own) => bus::write(own, f),
        Action::Round(own) => round::write(own, f),
        Action::Drawing(own) => drawing::write(own, f),
        Action::Casino(own) => casino::write(own, f),
        Action::Sideshow => f.write_str("sideshow"),
        _ => Ok(()),
    }
}

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

/// What an event of one mechanic adds to the awards of a deal. `None`: nothing.
pub(super) fn award(event: &Event) -> Option<(Seat, Chips)> {
    let (seat, chips) = match *event {
        Event::Setting(SettingEvent::Bonus { seat, chips })
        | Event::Classic(ClassicEvent::AllThree { seat, chips })
        | Event::Round(RoundEvent::Unmet { seat, chips }) => (seat, chips),
        _ => return None,
    };
    (chips > 0).then_some((seat, chips))
}

/// What the mechanic of a game adds to the outcome of a deal. A deal has one at most.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnOutcome {
    /// Nothing: only bets decided it.
    None,
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
    /// The part of the deal that ended in this way. `view` says which cards may be named.
    pub(super) fn of(table: &Table, view: View<'_>, ended: Ending) -> OwnOutcome {
        let sideshows = || Some(sideshows(table.history())).filter(|shows| !shows.is_empty());
        SetsOutcome::of(table, view, ended)
            .map(OwnOutcome::Sets)
            .or_else(|| BusOutcome::of(view, ended).map(OwnOutcome::Bus))
            .or_else(|| ClassicOutcome::of(table, ended).map(OwnOutcome::Classic))
            .or_else(|| CasinoOutcome::of(table, view, ended).map(OwnOutcome::Casino))
            .or_else(|| sideshows().map(OwnOutcome::Patti))
            .unwrap_or(OwnOutcome::None)
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        match self {
            OwnOutcome::None => {}
            OwnOutcome::Sets(sets) => sets.write(fields),
            OwnOutcome::Bus(bus) => bus.write(fields),
            OwnOutcome::Classic(classic) => classic.write(fields),
            OwnOutcome::Casino(casino) => casino.write(fields),
            OwnOutcome::Patti(sideshows) => patti::write_outcome(sideshows, fields),
        }
    }

    /// Whether it lists the hands that were shown: the shared part of the outcome then has none.
    pub(super) fn lists_hands(&self) -> bool {
        matches!(self, OwnOutcome::Sets(_) | OwnOutcome::Classic(_))
    }

    /// The hands that it lists, as far as they were shown: set hands, and the dealt hands of a game with three stakes.
    pub(super) fn open_hands(&self, ranking: &Ranking) -> Vec<OpenHand> {
        match self {
            OwnOutcome::Sets(sets) => sets.open_hands(ranking),
            OwnOutcome::Classic(classic) => classic.open_hands(ranking),
            _ => Vec::new(),
        }
    }

    /// Whether it lists the cards that were dealt face up. Every player has one then.
    pub(super) fn lists_upcards(&self) -> bool {
        matches!(self, OwnOutcome::Classic(_))
    }

    /// The outcome of set hands.
    #[must_use]
    pub fn sets(&self) -> Option<&SetsOutcome> {
        match self {
            OwnOutcome::Sets(sets) => Some(sets),
            _ => None,
        }
    }

    /// The players who lost a life. `None`: the deal was not for lives.
    #[must_use]
    pub fn lost_lives(&self) -> Option<&[Seat]> {
        match self {
            OwnOutcome::Bus(bus) => Some(&bus.lost),
            _ => None,
        }
    }

    /// What each player won or lost against the bank. `None`: the deal was not against the bank.
    #[must_use]
    pub fn net_of_bank(&self) -> Option<&[(Seat, i64)]> {
        match self {
            OwnOutcome::Casino(casino) => Some(&casino.net),
            _ => None,
        }
    }

    /// The winners of a game for points or lives. `is_over`: this deal was its last.
    #[must_use]
    pub fn game_winners(&self, is_over: bool) -> SeatSet {
        match self {
            OwnOutcome::Sets(sets) => sets.winners.iter().copied().collect(),
            OwnOutcome::Bus(bus) if is_over => bus.alive().collect(),
            _ => SeatSet::NONE,
        }
    }
}
