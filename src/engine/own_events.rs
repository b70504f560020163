//! Events that belong to one mechanic.

mod classic;
mod patti;
mod rounds;

use super::Chips;
use super::held::{CardId, Face, Held};
use super::own_rules::CasinoBet;
use super::seat::{Seat, SeatSet};
use super::viewer::Viewer;

pub use classic::ClassicEvent;
pub use patti::PattiEvent;
pub use rounds::RoundEvent;

/// An event of set hands (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingEvent {
    /// A player took a spare hand, unseen. His own is out of play.
    Took {
        /// The player.
        seat: Seat,
        /// The number of the spare hand, counted from 0.
        spare: u8,
    },
    /// A player left the spare hand to the next.
    Left {
        /// The player.
        seat: Seat,
    },
    /// A player has set his hands. The event gives only the ids of the cards in each.
    Set {
        /// The player.
        seat: Seat,
        /// The cards of each hand, the best hand first.
        rows: Box<[Vec<CardId>]>,
    },
    /// A player has shown a hand; its cards were turned up just before.
    Showed {
        /// The player.
        seat: Seat,
        /// The number of the hand, counted from 0.
        nth: u8,
    },
    /// A player did not show a hand.
    Passed {
        /// The player.
        seat: Seat,
        /// The number of the hand, counted from 0.
        nth: u8,
    },
    /// The hands of this place were compared.
    Won {
        /// The number of the hand, counted from 0.
        nth: u8,
        /// The winner. `None`: nobody.
        seat: Option<Seat>,
    },
    /// The others have paid a player for his four of a kind, just before.
    Bonus {
        /// The player.
        seat: Seat,
        /// The number of chips that they paid in all.
        chips: Chips,
    },
    /// Four of a kind, turned up just before, win everything (RULES 10.1, `quads_win`).
    Quads {
        /// The player.
        seat: Seat,
    },
    /// The game is over, and these have won it.
    Winners {
        /// The players.
        seats: SeatSet,
    },
}

/// An event of a game against the bank (RULES 10.10). All of them are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CasinoEvent {
    /// A player has staked; the chips were paid just before.
    Staked {
        /// The box.
        seat: Seat,
        /// The ante.
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
    Turned {
        /// The card.
        card: Held,
    },
    /// All cards of the bank's lie open.
    Opened {
        /// Whether the hand qualifies (RULES 1.8).
        qualified: bool,
    },
    /// A bet was settled; the chips were paid just before.
    Settled {
        /// The box.
        seat: Seat,
        /// The bet.
        bet: CasinoBet,
        /// Its result.
        came: Came,
    },
}

/// The result of a bet against the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Came {
    /// It won these chips, and the stake was returned.
    Won(Chips),
    /// The stake was returned.
    Back(Chips),
    /// It was lost.
    Lost(Chips),
}

/// An event of swapping with the board (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BusEvent<C = Held> {
    /// A player gave a card and took one that lay on the board.
    Swapped {
        /// The player.
        seat: Seat,
        /// The card that lies on the board now.
        gave: C,
        /// The card that is in his hand now.
        took: C,
    },
    /// A player exchanged his whole hand for the board, place by place.
    SwappedAll {
        /// The player.
        seat: Seat,
        /// The cards that lie on the board now. They are boxed, because they would make every event larger.
        gave: Box<[C; 3]>,
        /// The cards that are in his hand now.
        took: Box<[C; 3]>,
    },
    /// A player sticks.
    Stuck {
        /// The player.
        seat: Seat,
    },
    /// A player has lost a life.
    Lost {
        /// The player.
        seat: Seat,
    },
}

impl BusEvent {
    pub(super) fn seen_by(&self, viewer: Viewer) -> BusEvent<Face> {
        match *self {
            BusEvent::Swapped { seat, gave, took } => BusEvent::Swapped {
                seat,
                gave: viewer.face(gave),
                took: viewer.face(took),
            },
            BusEvent::SwappedAll {
                seat,
                ref gave,
                ref took,
            } => BusEvent::SwappedAll {
                seat,
                gave: Box::new(gave.map(|held| viewer.face(held))),
                took: Box::new(took.map(|held| viewer.face(held))),
            },
            BusEvent::Stuck { seat } => BusEvent::Stuck { seat },
            BusEvent::Lost { seat } => BusEvent::Lost { seat },
        }
    }
}
