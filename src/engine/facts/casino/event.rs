//! The events of playing against the bank (RULES 1.8, 10.10).

use super::rules::CasinoBet;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::held::Held;
use crate::engine::ground::seat::Seat;
use crate::engine::ground::viewer::Viewer;

/// An event of a game against the bank (RULES 10.10). All of them are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CasinoEvent {
    /// A player has staked; the chips were paid just before.
    Staked {
        /// The box.
        seat: Seat,
        ante: Chips,
        /// The bet on Pair Plus.
        pair_plus: Chips,
        /// The bet on the ante bonus. 0 where it is none of its own.
        bonus: Chips,
    },
    /// A player sits this deal out.
    SatOut {
        /// The box.
        seat: Seat,
    },
    /// All players sit out. The deal does not count.
    NobodyPlays,
    /// A player plays his hand; the bet was paid just before.
    Played {
        /// The box.
        seat: Seat,
        /// The bet, which equals the ante.
        chips: Chips,
    },
    /// A card of the bank's was turned up for all to see.
    Turned { card: Held },
    /// All cards of the bank's lie open.
    Opened {
        /// Whether the hand qualifies (RULES 1.8).
        qualified: bool,
    },
    /// A bet was settled; the chips were paid just before.
    Settled {
        /// The box.
        seat: Seat,
        bet: CasinoBet,
        result: BetResult,
    },
}

/// The result of a bet against the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BetResult {
    /// It won these chips, and the stake was returned.
    Won(Chips),
    /// The stake was returned.
    Back(Chips),
    Lost(Chips),
}

impl CasinoEvent {
    /// Gives each card that somebody may not see: none.
    pub(in crate::engine) fn each_card(&mut self, _: &mut dyn FnMut(&mut Held)) {}

    /// The event as a viewer may know it. Everybody may know all of it.
    pub(in crate::engine) fn seen_by(&self, _: Viewer) -> CasinoEvent {
        *self
    }
}
