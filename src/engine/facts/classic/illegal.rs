//! Why an action is refused in the games with three stakes (RULES 10.4, 10.8).

use std::fmt::{self, Display};

/// Why such an action is not legal now. [`Illegal`](crate::engine::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClassicIllegal {
    MustBragOrPass,
    MustAnswerBrag,
    MustSeeOrGiveUp,
    MustDrawOrStand,
    MustExchangeOrStand,
    NoMoreCards { most: u32 },
}

impl ClassicIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        match self {
            ClassicIllegal::MustBragOrPass
            | ClassicIllegal::MustAnswerBrag
            | ClassicIllegal::MustSeeOrGiveUp => "RULES 10.4",
            ClassicIllegal::MustExchangeOrStand => "RULES 10.4",
            ClassicIllegal::MustDrawOrStand | ClassicIllegal::NoMoreCards { .. } => {
                "RULES 10.4, 10.8"
            }
        }
    }
}

impl Display for ClassicIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            ClassicIllegal::MustBragOrPass => "it's not settled who brags: brag or pass first",
            ClassicIllegal::MustAnswerBrag => "take up the brag or pass first",
            ClassicIllegal::MustSeeOrGiveUp => "see, raise or give up first",
            ClassicIllegal::MustDrawOrStand => "draw a card now, or stand",
            ClassicIllegal::MustExchangeOrStand => "exchange a card now, or stand",
            ClassicIllegal::NoMoreCards { most: 1 } => "you may draw at most 1 card",
            ClassicIllegal::NoMoreCards { most } => {
                return write!(f, "you may draw at most {most} cards");
            }
        };
        f.write_str(sentence)
    }
}
