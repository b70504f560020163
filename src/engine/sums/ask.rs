//! What the table waits for: who must act, on what, and where the deal goes on then.

use crate::engine::facts::*;
use crate::engine::ground::chips::Chips;
use crate::engine::ground::other_game::OtherGame;
use crate::engine::ground::question::Question;
use crate::engine::ground::resume::Resume;
use crate::engine::ground::seat::{Seat, SeatSet};
use crate::engine::mechanics::each_mechanic;

macro_rules! asks {
    ($([$module:ident $variant:ident $what:literal $own:tt])*) => {
        /// What the table waits for.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Ask {
            /// The next deal.
            Deal {
                /// Whether the pack must be shuffled first.
                shuffle: bool,
            },
            /// The next dealer, who chooses the game first (O26).
            ChooseGame {
                /// The dealer.
                seat: Seat,
                /// Whether the pack must be shuffled whatever he chooses.
                shuffle: bool,
            },
            /// A player, who agrees to a motion of another or refuses it, between two deals.
            Agree {
                /// The player.
                seat: Seat,
                /// The player whose motion it is.
                by: Seat,
                on: Motion,
                /// Those who have a say, the player whose motion it is among them.
                voters: SeatSet,
                /// Those of them who have agreed, he among them.
                agreed: SeatSet,
                /// What the table waited for before, and waits for again.
                back: Between,
            },
            $(#[doc = concat!("A player, in ", $what, ".")] $variant $own,)*
            /// Whoever saw the real cards that are compared now. The dealer answers for all.
            Declare {
                /// The dealer.
                seat: Seat,
                question: Question,
                /// Where the deal goes on then.
                then: Resume,
            },
            /// Nothing: the sitting is over.
            Over,
        }

        impl Ask {
            /// The seat that must act. `None`: no seat.
            #[must_use]
            pub fn seat(self) -> Option<Seat> {
                match self {
                    $(Ask::$variant(ask) => Some(ask.seat()),)*
                    Ask::ChooseGame { seat, .. }
                    | Ask::Declare { seat, .. }
                    | Ask::Agree { seat, .. } => Some(seat),
                    Ask::Deal { .. } | Ask::Over => None,
                }
            }
        }
    };
}

each_mechanic!(ask => asks);

/// What players vote on between two deals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motion {
    /// Another card game, which the next dealer has named (RULES 10.11).
    Game(OtherGame),
    /// To buy in for these chips (RULES 9.2.19).
    BuyIn(Chips),
    /// To double the ante and all limits (RULES 9.2.18).
    Double,
}

/// What the table waits for between two deals, apart from a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Between {
    /// [`Ask::Deal`].
    Deal {
        /// Whether the pack must be shuffled first.
        shuffle: bool,
    },
    /// [`Ask::ChooseGame`].
    ChooseGame {
        /// The dealer.
        seat: Seat,
        /// Whether the pack must be shuffled whatever he chooses.
        shuffle: bool,
    },
}

impl Between {
    /// What the table waits for. `None`: it is not between two deals, or players vote.
    pub(in crate::engine) fn of(ask: Ask) -> Option<Between> {
        match ask {
            Ask::Deal { shuffle } => Some(Between::Deal { shuffle }),
            Ask::ChooseGame { seat, shuffle } => Some(Between::ChooseGame { seat, shuffle }),
            _ => None,
        }
    }

    pub(in crate::engine) fn ask(self) -> Ask {
        match self {
            Between::Deal { shuffle } => Ask::Deal { shuffle },
            Between::ChooseGame { seat, shuffle } => Ask::ChooseGame { seat, shuffle },
        }
    }
}
