//! Why an action is refused in Teen Patti (RULES 10.3).

use std::fmt::{self, Display};

use super::Chips;

/// Why an action in Teen Patti is not legal now. [`Illegal`](super::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is its own sentence, below")]
pub enum PattiIllegal {
    MustLookNow { after: u32 },
    OddBet,
    NotDouble { least: Chips },
    NoSideshow,
    SideshowOfFew { least: usize },
    SideshowBlind,
    SideshowOfBlind,
    MustAnswer,
    NothingAsked,
}

impl PattiIllegal {
    /// The clause of the rules that refuses the action.
    pub(super) fn clause(self) -> &'static str {
        match self {
            PattiIllegal::MustLookNow { .. } => "RULES 10.3, blind_turns",
            PattiIllegal::OddBet | PattiIllegal::NotDouble { .. } => "RULES 10.3, bet",
            _ => "RULES 10.3, sideshow",
        }
    }
}

impl Display for PattiIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            PattiIllegal::MustLookNow { after: 1 } => {
                "after one blind bet the hand must be looked at"
            }
            PattiIllegal::MustLookNow { after } => {
                return write!(f, "after {after} blind bets the hand must be looked at");
            }
            PattiIllegal::OddBet => "whoever has looked bets an even number of chips",
            PattiIllegal::NotDouble { least } => {
                return write!(
                    f,
                    "here the bet is {least} or twice that, and nothing between"
                );
            }
            PattiIllegal::NoSideshow => "there are no sideshows at this table",
            PattiIllegal::SideshowOfFew { least } => {
                return write!(f, "a sideshow takes {least} players still in");
            }
            PattiIllegal::SideshowBlind => "only a player who has looked may ask for a sideshow",
            PattiIllegal::SideshowOfBlind => "the player before is blind, and cannot be asked",
            PattiIllegal::MustAnswer => "the sideshow must first be agreed to or refused",
            PattiIllegal::NothingAsked => "nobody has asked for a sideshow",
        })
    }
}
