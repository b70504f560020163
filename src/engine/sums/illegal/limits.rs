//! Why limits cannot be doubled (RULES 9.2.18).

use std::fmt::{self, Display};

use crate::engine::ground::chips::Chips;

/// Why a player cannot ask the others to double the limits now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LimitsIllegal {
    Fixed,
    NotNow,
    VotedAlready,
    Highest,
    CannotPay { ante: Chips },
    KeeperCannotPay { ante: Chips },
}

impl Display for LimitsIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            LimitsIllegal::Fixed => "the limits aren't voted on at this table",
            LimitsIllegal::NotNow => {
                "the limits can only be doubled between two deals, before a game is chosen"
            }
            LimitsIllegal::VotedAlready => "you've voted on the limits already; play a deal first",
            LimitsIllegal::Highest => "the limits have been doubled 20 times, and that's the most",
            LimitsIllegal::CannotPay { ante } => {
                return write!(
                    f,
                    "only players who can pay the ante of {ante} may ask for that"
                );
            }
            LimitsIllegal::KeeperCannotPay { ante } => {
                return write!(
                    f,
                    "the player who keeps a hand couldn't pay the new ante of {ante}"
                );
            }
        })
    }
}
