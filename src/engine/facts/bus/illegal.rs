//! Why an action is refused in swapping with the board (RULES 10.2).

use std::fmt::{self, Display};

use crate::cards::Card;

/// Why such an action is not legal now. [`Illegal`](crate::engine::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BusIllegal {
    NotOnBoard { card: Card },
    NothingHidden,
    StuckAlready,
    StickTooSoon,
}

impl BusIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        "RULES 10.2"
    }
}

impl Display for BusIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            BusIllegal::NotOnBoard { card } => {
                return write!(f, "the {card} isn't face up on the table");
            }
            BusIllegal::NothingHidden => "there's no hidden card on the table",
            BusIllegal::StuckAlready => "someone has already stuck: the last turn must be a swap",
            BusIllegal::StickTooSoon => "you can't stick before your second turn",
        };
        f.write_str(sentence)
    }
}
