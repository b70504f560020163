//! What the table waits for: who must act, on what, and where the deal goes on then.

use super::Chips;
use super::other_game::OtherGame;
use super::question::Question;
use super::resume::Resume;
use super::seat::{Seat, SeatSet};
use super::stages::casino::CasinoAsk;
use super::stages::classic::ClassicAsk;
use super::stages::round::RoundAsk;
use super::stages::setting::SettingAsk;
use super::stages::vying::{Turn, VyingAsk};

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
        /// The motion.
        on: Motion,
        /// Those who have a say, the player whose motion it is among them.
        voters: SeatSet,
        /// Those of them who have agreed, he among them.
        agreed: SeatSet,
        /// What the table waited for before, and waits for again.
        back: Between,
    },
    /// A player, during the betting.
    Vying(VyingAsk),
    /// A player, while hands are set and shown (RULES 10.1).
    Setting(SettingAsk),
    /// A player, to swap with the board or to stick (RULES 10.2).
    Bus {
        /// The player in turn.
        seat: Seat,
    },
    /// A player, in the games for three stakes (RULES 10.4, 10.8).
    Classic(ClassicAsk),
    /// A player, in equalised betting and what goes with it (RULES 10.0.6).
    Round(RoundAsk),
    /// A player, to throw cards and take as many, or to keep his (RULES 10.7, 10.9).
    Drawing {
        /// The player in turn.
        seat: Seat,
    },
    /// A player, who plays against the bank (RULES 10.10).
    Casino(CasinoAsk),
    /// Whoever saw the real cards that are compared now. The dealer answers for all.
    Declare {
        /// The dealer.
        seat: Seat,
        /// The question.
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
            Ask::Vying(ask) => Some(ask.seat()),
            Ask::Classic(ask) => Some(ask.seat()),
            Ask::Round(ask) => Some(ask.seat()),
            Ask::Setting(ask) => Some(ask.seat()),
            Ask::Casino(ask) => Some(ask.seat()),
            Ask::Bus { seat }
            | Ask::Drawing { seat }
            | Ask::ChooseGame { seat, .. }
            | Ask::Declare { seat, .. }
            | Ask::Agree { seat, .. } => Some(seat),
            Ask::Deal { .. } | Ask::Over => None,
        }
    }

    /// The turn in the betting. `None`: it waits for something else.
    #[must_use]
    pub fn turn(self) -> Option<Turn> {
        match self {
            Ask::Vying(VyingAsk::Turn(turn)) => Some(turn),
            _ => None,
        }
    }
}

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
    pub(super) fn of(ask: Ask) -> Option<Between> {
        match ask {
            Ask::Deal { shuffle } => Some(Between::Deal { shuffle }),
            Ask::ChooseGame { seat, shuffle } => Some(Between::ChooseGame { seat, shuffle }),
            _ => None,
        }
    }

    pub(super) fn ask(self) -> Ask {
        match self {
            Between::Deal { shuffle } => Ask::Deal { shuffle },
            Between::ChooseGame { seat, shuffle } => Ask::ChooseGame { seat, shuffle },
        }
    }
}
