//! What the table waits for: who must act, on what, and where the deal goes on then.

use super::Chips;
use super::other_game::OtherGame;
use super::pick::Pick;
use super::question::Question;
use super::resume::{Resume, Showing};
use super::seat::{Seat, SeatSet};

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
            Ask::Setting(
                SettingAsk::Spare { seat }
                | SettingAsk::Set { seat }
                | SettingAsk::Show { seat, .. },
            )
            | Ask::Bus { seat }
            | Ask::Casino(CasinoAsk::Stake { seat } | CasinoAsk::Play { seat })
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

/// What a player is asked during the betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VyingAsk {
    /// A player has the turn, or answers an offer.
    Turn(Turn),
    /// A player has looked at one of his two hands and must keep it or throw it.
    Decide {
        /// The player.
        seat: Seat,
        /// The hand looked at.
        looked: Pick,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player has opened a hand of more than three cards and must throw away the rest (RULES 1.4).
    Discard {
        /// The player.
        seat: Seat,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player with two blind hands must name the one that plays.
    ChooseGame {
        /// The player.
        seat: Seat,
        /// Why hands are shown then.
        showing: Showing,
    },
    /// A last blind player with two hands must name the one he keeps.
    Retain {
        /// The player.
        seat: Seat,
    },
}

impl VyingAsk {
    fn seat(self) -> Seat {
        match self {
            VyingAsk::Turn(
                Turn::Own { seat, .. }
                | Turn::Answer { seat, .. }
                | Turn::Lend { seat, .. }
                | Turn::LendOrShow { seat, .. },
            )
            | VyingAsk::Decide { seat, .. }
            | VyingAsk::Discard { seat, .. }
            | VyingAsk::ChooseGame { seat, .. }
            | VyingAsk::Retain { seat } => seat,
        }
    }
}

/// What a player is asked while hands are set and shown (RULES 10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingAsk {
    /// To exchange his hand for a spare one, or to leave it.
    Spare {
        /// The player.
        seat: Seat,
    },
    /// To set his hands.
    Set {
        /// The player.
        seat: Seat,
    },
    /// To show a hand, or to pass it.
    Show {
        /// The player.
        seat: Seat,
        /// The number of the hand, counted from 0.
        nth: u8,
    },
}

/// What a player is asked in a game against the bank (RULES 10.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CasinoAsk {
    /// To stake before the cards, or to sit out.
    Stake {
        /// The box.
        seat: Seat,
    },
    /// To play his hand, or to fold it.
    Play {
        /// The box.
        seat: Seat,
    },
}

impl RoundAsk {
    pub(super) fn seat(self) -> Seat {
        let (RoundAsk::Stake { seat }
        | RoundAsk::Speak { seat }
        | RoundAsk::Exchange { seat }
        | RoundAsk::Contest { seat, .. }) = self;
        seat
    }
}

impl ClassicAsk {
    pub(super) fn seat(self) -> Seat {
        let (ClassicAsk::Brag { seat }
        | ClassicAsk::Answer { seat }
        | ClassicAsk::Two { seat }
        | ClassicAsk::Draw { seat }) = self;
        seat
    }
}

/// What a player is asked in the games for three stakes (RULES 10.4, 10.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClassicAsk {
    /// To brag, or to pass.
    Brag {
        /// The player.
        seat: Seat,
    },
    /// To take a brag up, or to pass.
    Answer {
        /// The player.
        seat: Seat,
    },
    /// To see, to raise or to give up, as one of the two who brag.
    Two {
        /// The player.
        seat: Seat,
    },
    /// To draw a card, or to stand.
    Draw {
        /// The player.
        seat: Seat,
    },
}

/// Whom the betting waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player's own turn.
    Own {
        /// The player in turn.
        seat: Seat,
        /// Whether he has offered a showdown in this turn and been refused.
        offered: bool,
        /// The players who have refused to lend to him in this turn.
        refused: SeatSet,
    },
    /// A player answers the offer of a showdown.
    Answer {
        /// The player who answers.
        seat: Seat,
        /// The player who offered.
        offerer: Seat,
    },
    /// A player answers whether he lends what he is asked for (RULES 5.2).
    Lend {
        /// The player who answers.
        seat: Seat,
        /// The borrower, in his own turn.
        borrower: Seat,
        /// The chips he asks for.
        chips: Chips,
        /// The players who have refused before.
        refused: SeatSet,
        /// Whether the borrower has offered a showdown in this turn.
        offered: bool,
    },
    /// One of two is short in his turn: the other lends or shows (RULES 5.4).
    LendOrShow {
        /// The player who chooses.
        seat: Seat,
        /// The player who is short.
        short: Seat,
    },
}

/// What a player is asked in equalised betting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundAsk {
    /// The dealer stakes before the cards (RULES 10.6).
    Stake {
        /// The dealer.
        seat: Seat,
    },
    /// A player has the turn in the betting.
    Speak {
        /// The player.
        seat: Seat,
    },
    /// A player throws cards and takes as many, or keeps his (RULES 10.7, 10.9).
    Exchange {
        /// The player.
        seat: Seat,
    },
    /// A player contests a hand that was named, or concedes the pool to it (RULES 10.6).
    Contest {
        /// The player.
        seat: Seat,
        /// The player who named his hand.
        by: Seat,
    },
}
