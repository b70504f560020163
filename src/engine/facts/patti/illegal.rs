//! Why an action is refused in Teen Patti (RULES 10.3).

use std::fmt::{self, Display};

use crate::engine::ground::chips::Chips;

/// Why an action in Teen Patti is not legal now. [`Illegal`](crate::engine::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub(in crate::engine) fn clause(self) -> &'static str {
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
            PattiIllegal::MustLookNow { after: 1 } => "look after one blind bet",
            PattiIllegal::MustLookNow { after } => {
                return write!(f, "look after {after} blind bets");
            }
            PattiIllegal::OddBet => "once you've looked, you must bet an even number of chips",
            PattiIllegal::NotDouble { least } => {
                return write!(f, "you can bet {least} or twice that, nothing between");
            }
            PattiIllegal::NoSideshow => "sideshows aren't allowed at this table",
            PattiIllegal::SideshowOfFew { least } => {
                return write!(f, "a sideshow needs {least} players still in");
            }
            PattiIllegal::SideshowBlind => "look at your cards before you ask for a sideshow",
            PattiIllegal::SideshowOfBlind => "you can't ask the player before you: they're blind",
            PattiIllegal::MustAnswer => "agree to the sideshow or refuse it first",
            PattiIllegal::NothingAsked => "nobody has asked for a sideshow",
        })
    }
}
