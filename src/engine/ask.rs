//! What the table waits for: whose word, on what, and where the deal goes on then.

use super::Chips;
use super::action::Pick;
use super::event::Ending;
use super::seat::{Seat, SeatSet};

/// Who must act next, and on what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ask {
    /// Nobody: the next deal may begin, after a shuffle or without one.
    Deal {
        /// Whether the pack must be shuffled first.
        shuffle: bool,
    },
    /// Whoever deals next names the game first (O26).
    Call {
        /// Who deals.
        seat: Seat,
        /// Whether the pack must be shuffled whatever he names.
        shuffle: bool,
    },
    /// A player, while hands are vied for.
    Vying(VyingAsk),
    /// A player, while hands are set and shown (RULES 10.1).
    Setting(SettingAsk),
    /// A player, to swap with the board or to stick (RULES 10.2).
    Swapping {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A player, in the games for three stakes (RULES 10.4, 10.8).
    Classic(ClassicAsk),
    /// A player, in equalised betting and what goes with it (RULES 10.0.6).
    Round(RoundAsk),
    /// A player, who plays against the house (RULES 10.10).
    House(HouseAsk),
    /// Nobody, ever again: the sitting is over.
    Over,
}

impl Ask {
    /// Who must act, if anybody must.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Ask::Vying(ask) => Some(ask.seat()),
            Ask::Classic(ask) => Some(ask.seat()),
            Ask::Round(
                RoundAsk::Stake { seat } | RoundAsk::Speak { seat } | RoundAsk::Exchange { seat },
            ) => Some(seat),
            Ask::Setting(
                SettingAsk::Spare { seat }
                | SettingAsk::Set { seat }
                | SettingAsk::Show { seat, .. },
            )
            | Ask::Swapping { seat }
            | Ask::House(HouseAsk::Stake { seat } | HouseAsk::Play { seat })
            | Ask::Call { seat, .. } => Some(seat),
            Ask::Deal { .. } | Ask::Over => None,
        }
    }

    /// The turn in the betting, where it is one.
    #[must_use]
    pub fn turn(self) -> Option<Turn> {
        match self {
            Ask::Vying(VyingAsk::Turn(turn)) => Some(turn),
            _ => None,
        }
    }
}

/// What a player is asked while hands are vied for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VyingAsk {
    /// A player has the turn, or answers an offer.
    Turn(Turn),
    /// A player has looked at one of his two hands and must keep it or throw it.
    Decide {
        /// Who must.
        seat: Seat,
        /// The hand looked at.
        looked: Pick,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player has opened a hand of more than three cards and must throw away the rest (RULES 1.4).
    Discard {
        /// Who must.
        seat: Seat,
        /// Where the deal goes on then.
        back: Turn,
    },
    /// A player with two blind hands must name the one that plays.
    Name {
        /// Who must.
        seat: Seat,
        /// What is shown then.
        showing: Showing,
    },
    /// A last blind player with two hands must name the one he keeps.
    Retain {
        /// Who must.
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
            | VyingAsk::Name { seat, .. }
            | VyingAsk::Retain { seat } => seat,
        }
    }
}

/// What a player is asked while hands are set from one deal (RULES 10.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingAsk {
    /// To take a spare hand for his own, or to leave it.
    Spare {
        /// Who.
        seat: Seat,
    },
    /// To set his hands.
    Set {
        /// Who.
        seat: Seat,
    },
    /// To show a hand, or to pass it.
    Show {
        /// Who.
        seat: Seat,
        /// Which hand, counted from 0.
        nth: u8,
    },
}

/// What a player is asked who plays against the house (RULES 10.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseAsk {
    /// To stake before the cards, or to sit out.
    Stake {
        /// Whose box.
        seat: Seat,
    },
    /// To play his hand, or to fold it.
    Play {
        /// Whose box.
        seat: Seat,
    },
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
        /// Who.
        seat: Seat,
    },
    /// To take a brag up, or to pass.
    Answer {
        /// Who.
        seat: Seat,
    },
    /// One of the two who brag: to see, to raise, or to give up.
    Two {
        /// Who.
        seat: Seat,
    },
    /// To draw a card, or to stand.
    Draw {
        /// Who.
        seat: Seat,
    },
}

/// Whose word the betting waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player's own turn.
    Own {
        /// Whose turn it is.
        seat: Seat,
        /// Whether he has offered a showdown in this turn and been refused.
        offered: bool,
        /// Who has refused to lend to him in this turn.
        refused: SeatSet,
    },
    /// A player answers the offer of a showdown.
    Answer {
        /// Who answers.
        seat: Seat,
        /// Who offered.
        offerer: Seat,
    },
    /// A player answers whether he lends what he is asked for (RULES 5.2).
    Lend {
        /// Who answers.
        seat: Seat,
        /// Who asks, in his own turn.
        borrower: Seat,
        /// For how many chips.
        chips: Chips,
        /// Who has refused before.
        refused: SeatSet,
        /// Whether the borrower has offered a showdown in this turn.
        offered: bool,
    },
    /// One of two is short in his turn: the other lends or shows (RULES 5.4).
    LendOrShow {
        /// Who chooses.
        seat: Seat,
        /// Who is short.
        short: Seat,
    },
}

/// What a player is asked in equalised betting, and in what goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundAsk {
    /// The dealer stakes before the cards (RULES 10.6).
    Stake {
        /// The dealer.
        seat: Seat,
    },
    /// A player has the turn in the betting.
    Speak {
        /// Who.
        seat: Seat,
    },
    /// A player throws cards and takes as many, or keeps his (RULES 10.7, 10.9).
    Exchange {
        /// Who.
        seat: Seat,
    },
}

/// Why hands are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Showing {
    /// One player paid to see another.
    See {
        /// Who paid.
        payer: Seat,
        /// Whose hand is seen.
        seen: Seat,
    },
    /// One player able to bet is left, and somebody has covered.
    Last {
        /// Who is left.
        seat: Seat,
        /// What the last of the others did.
        how: Ending,
    },
    /// All agreed.
    Showdown,
    /// One of two was short, and the other shows: he wins unless the short one's hand is better.
    Instead {
        /// Who shows.
        seat: Seat,
        /// Who was short.
        short: Seat,
    },
}
