//! Why a player cannot sit out, come back or leave (RULES 9.2.21).

use std::fmt::{self, Display};

/// Why a player cannot come or go now, or not act because he is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PresenceIllegal {
    AllStay,
    PageDeals,
    NotNow,
    Already,
    IsAway,
    HasLeft,
    KeepsHand,
    Owes,
    TooFewLeft,
}

impl Display for PresenceIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            PresenceIllegal::AllStay => "everyone plays this game to its end",
            PresenceIllegal::PageDeals => "chips are only put right where you deal your own cards",
            PresenceIllegal::NotNow => "players come and go between deals",
            PresenceIllegal::Already => "nothing would change",
            PresenceIllegal::IsAway => "this player sits out",
            PresenceIllegal::HasLeft => "this player has left the table",
            PresenceIllegal::KeepsHand => "this player keeps a hand for the next deal",
            PresenceIllegal::Owes => "this player still owes chips",
            PresenceIllegal::TooFewLeft => "fewer than two players would be left",
        })
    }
}
