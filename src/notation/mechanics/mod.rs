//! What each mechanic adds to records, a file each: its verbs, and its part of the outcome of a deal.

mod bus;
mod casino;
mod classic;
mod exchange;
mod open_hand;
mod patti;
mod round;
mod setting;

use serde_json::{Map, Value};

use super::action_error::Needs;
use super::words::Words;
use crate::cards::Ranking;
use crate::engine::mechanics::each_mechanic;
use crate::engine::{Action, Chips, Ending, Event, Seat, SeatSet, Table, View};

pub use bus::Outcome as BusOutcome;
pub use casino::Outcome as CasinoOutcome;
pub use classic::Outcome as ClassicOutcome;
pub use open_hand::OpenHand;
pub use patti::{Outcome as PattiOutcome, Sideshow};
pub use setting::Outcome as SetsOutcome;

macro_rules! verbs {
    ($([$mechanic:ident $variant:ident $what:literal $own:tt])*) => {
        /// Writes an action of one mechanic behind these words. Another one is written as nothing.
        pub(super) fn write(action: Action, words: &mut Words) -> &mut Words {
            match action {
                $(Action::$variant(own) => $mechanic::write(own, words),)*
                _ => words,
            }
        }

        /// Reads an action of one mechanic. `None` if the words are none.
        pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
            let readers = [$($mechanic::read),*];
            readers.iter().find_map(|read| read(verb, arguments))
        }

        /// The arguments of a verb of one mechanic. `None` if there is no such verb.
        pub(super) fn needs(verb: &str) -> Option<Needs> {
            let mechanics = [$($mechanic::needs),*];
            mechanics.iter().find_map(|needs| needs(verb))
        }
    };
}

each_mechanic!(action => verbs);

macro_rules! outcomes {
    ($([$mechanic:ident $variant:ident $what:literal $own:tt])*) => {
        /// What an event of one mechanic adds to the awards of a deal. `None`: nothing.
        pub(super) fn award(event: &Event) -> Option<(Seat, Chips)> {
            let award = match event {
                $(Event::$variant(own) => $mechanic::award(own),)*
                _ => None,
            };
            award.filter(|(_, chips)| *chips > 0)
        }

        /// What the mechanic of a game adds to the outcome of a deal. A deal has one at most.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum MechanicOutcome {
            /// Nothing: only bets decided it.
            None,
            $(#[doc = concat!("Of ", $what, ".")] $variant($mechanic::Outcome),)*
        }

        impl MechanicOutcome {
            /// The part of the deal that ended in this way. `view` says which cards may be named.
            pub(super) fn of(table: &Table, view: View<'_>, ended: Ending) -> MechanicOutcome {
                None$(.or_else(|| {
                    $mechanic::Outcome::of(table, view, ended).map(MechanicOutcome::$variant)
                }))*
                .unwrap_or(MechanicOutcome::None)
            }

            pub(super) fn write(&self, fields: &mut Map<String, Value>) {
                match self {
                    MechanicOutcome::None => {}
                    $(MechanicOutcome::$variant(own) => own.write(fields),)*
                }
            }
        }
    };
}

each_mechanic!(event => outcomes);

impl MechanicOutcome {
    /// Whether it lists the hands that were shown: the shared part of the outcome then has none.
    pub(super) fn lists_hands(&self) -> bool {
        matches!(
            self,
            MechanicOutcome::Setting(_) | MechanicOutcome::Classic(_)
        )
    }

    /// The hands that it lists, as far as they were shown: set hands, and the dealt hands of a game with three stakes.
    pub(super) fn open_hands(&self, ranking: &Ranking) -> Vec<OpenHand> {
        match self {
            MechanicOutcome::Setting(sets) => sets.open_hands(ranking),
            MechanicOutcome::Classic(classic) => classic.open_hands(ranking),
            _ => Vec::new(),
        }
    }

    /// Whether it lists the cards that were dealt face up. Every player has one then.
    pub(super) fn lists_upcards(&self) -> bool {
        matches!(self, MechanicOutcome::Classic(_))
    }

    /// The outcome of set hands.
    #[must_use]
    pub fn sets(&self) -> Option<&SetsOutcome> {
        match self {
            MechanicOutcome::Setting(sets) => Some(sets),
            _ => None,
        }
    }

    /// The players who lost a life. `None`: the deal was not for lives.
    #[must_use]
    pub fn lost_lives(&self) -> Option<&[Seat]> {
        match self {
            MechanicOutcome::Bus(bus) => Some(&bus.lost),
            _ => None,
        }
    }

    /// What each player won or lost against the bank. `None`: the deal was not against the bank.
    #[must_use]
    pub fn net_of_bank(&self) -> Option<&[(Seat, i64)]> {
        match self {
            MechanicOutcome::Casino(casino) => Some(&casino.net),
            _ => None,
        }
    }

    /// The winners of a game for points or lives. `is_over`: this deal was its last.
    #[must_use]
    pub fn game_winners(&self, is_over: bool) -> SeatSet {
        match self {
            MechanicOutcome::Setting(sets) => sets.winners.iter().copied().collect(),
            MechanicOutcome::Bus(bus) if is_over => bus.alive().collect(),
            _ => SeatSet::NONE,
        }
    }
}
