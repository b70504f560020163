//! What only happens in one mechanic, beside the events that every game shares.

mod classic;
mod patti;
mod rounds;

use super::Chips;
use super::held::{CardId, Face, Held};
use super::own_rules::HouseBet;
use super::seat::{Seat, SeatSet};
use super::view::Viewer;

pub use classic::ClassicEvent;
pub use patti::PattiEvent;
pub use rounds::RoundEvent;

/// What only happens where hands are set from one deal (RULES 10.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingEvent {
    /// A player took a spare hand, unseen; his own is out.
    Took {
        /// Who.
        seat: Seat,
        /// Which spare hand.
        spare: u8,
    },
    /// A player left the spare hand to the next.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player has set his hands. Which of his cards lie in which of them is told by their ids alone.
    Set {
        /// Who.
        seat: Seat,
        /// The cards of each hand, the best hand first.
        rows: Box<[Vec<CardId>]>,
    },
    /// A player has shown a hand; its cards were turned up just before.
    Showed {
        /// Who.
        seat: Seat,
        /// Which hand.
        nth: u8,
    },
    /// A player did not show a hand.
    Passed {
        /// Who.
        seat: Seat,
        /// Which hand.
        nth: u8,
    },
    /// The hands of this place were compared.
    Won {
        /// Which hand.
        nth: u8,
        /// Who won it, if anybody did.
        seat: Option<Seat>,
    },
    /// The others have paid a player for his four of a kind, just before.
    Bonus {
        /// Whom.
        seat: Seat,
        /// What they paid in all.
        chips: Chips,
    },
    /// Four of a kind, turned up just before, win everything (RULES 10.1, `quads_win`).
    Quads {
        /// Whose.
        seat: Seat,
    },
    /// The game is over, and these have won it.
    Winners {
        /// Who.
        seats: SeatSet,
    },
}

/// What only happens where the house is played against (RULES 10.10). All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HouseEvent {
    /// A player has staked; the chips were paid just before.
    Staked {
        /// Whose box.
        seat: Seat,
        /// The ante.
        ante: Chips,
        /// The bet on Pair Plus.
        pair_plus: Chips,
    },
    /// A player sits this deal out.
    SatOut {
        /// Whose box.
        seat: Seat,
    },
    /// All sit out: the deal is none, and does not count.
    NobodyPlays,
    /// A player plays his hand; the bet was paid just before.
    Played {
        /// Whose box.
        seat: Seat,
        /// As much as his ante.
        chips: Chips,
    },
    /// A card of the house's was turned up for all to see.
    Turned {
        /// The card.
        card: Held,
    },
    /// All cards of the house's lie open.
    Opened {
        /// Whether its hand is played against (RULES 1.8).
        qualified: bool,
    },
    /// A bet was settled; the chips were paid just before.
    Settled {
        /// Whose box.
        seat: Seat,
        /// Which bet.
        bet: HouseBet,
        /// What came of it.
        came: Came,
    },
}

/// What came of a bet against the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Came {
    /// It has won so many chips, and was given back.
    Won(Chips),
    /// It was given back.
    Back(Chips),
    /// It was lost.
    Lost(Chips),
}

/// What only happens where players swap with the board (RULES 10.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwappingEvent<C = Held> {
    /// A player gave a card and took one that lay on the board.
    Swapped {
        /// Who.
        seat: Seat,
        /// What lies on the board now.
        gave: C,
        /// What is in his hand now.
        took: C,
    },
    /// A player exchanged his whole hand for the board, place by place.
    SwappedAll {
        /// Who.
        seat: Seat,
        /// What lies on the board now. In boxes, as all that would make every event of every game larger.
        gave: Box<[C; 3]>,
        /// What is in his hand now.
        took: Box<[C; 3]>,
    },
    /// A player sticks.
    Stuck {
        /// Who.
        seat: Seat,
    },
    /// A player has lost a life.
    Lost {
        /// Who.
        seat: Seat,
    },
}

impl SwappingEvent {
    pub(super) fn seen_by(&self, viewer: Viewer) -> SwappingEvent<Face> {
        match *self {
            SwappingEvent::Swapped { seat, gave, took } => SwappingEvent::Swapped {
                seat,
                gave: viewer.face(gave),
                took: viewer.face(took),
            },
            SwappingEvent::SwappedAll {
                seat,
                ref gave,
                ref took,
            } => SwappingEvent::SwappedAll {
                seat,
                gave: Box::new(gave.map(|held| viewer.face(held))),
                took: Box::new(took.map(|held| viewer.face(held))),
            },
            SwappingEvent::Stuck { seat } => SwappingEvent::Stuck { seat },
            SwappingEvent::Lost { seat } => SwappingEvent::Lost { seat },
        }
    }
}
