//! Why an action is refused in equalised betting (RULES 10.0.6).

use std::fmt::{self, Display};

use crate::engine::ground::chips::Chips;

/// Why such an action is not legal now. [`Illegal`](crate::engine::Illegal) has the reasons that several games share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundIllegal {
    Owing { owed: Chips },
    NothingOwed,
    UnseenBet,
    RaisesDone { most: u8 },
    BetsOut { most: Chips },
    MustGo { owed: Chips },
    MustSeeOrBrag,
    NothingToContest,
    MustContest,
    MustStake,
    NothingToStake,
}

impl RoundIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        match self {
            RoundIllegal::BetsOut { .. } => "RULES 10.0.4",
            RoundIllegal::Owing { .. } | RoundIllegal::NothingOwed => "RULES 10.0.6",
            RoundIllegal::MustStake
            | RoundIllegal::NothingToStake
            | RoundIllegal::NothingToContest
            | RoundIllegal::MustContest => "RULES 10.6",
            RoundIllegal::MustGo { .. } | RoundIllegal::MustSeeOrBrag => "RULES 10.7",
            RoundIllegal::UnseenBet | RoundIllegal::RaisesDone { .. } => "RULES 10.9",
        }
    }
}

impl Display for RoundIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            RoundIllegal::NothingToContest => "nobody has named their hand",
            RoundIllegal::MustContest => "contest the hand or concede first",
            RoundIllegal::Owing { owed } => {
                return write!(f, "you owe {owed}: match it, bet more or fold");
            }
            RoundIllegal::NothingOwed => "you owe nothing",
            RoundIllegal::UnseenBet => "until you look, you may match or fold but not bet",
            RoundIllegal::RaisesDone { most } => {
                return write!(f, "a bet can be raised only {most} times in a round");
            }
            RoundIllegal::BetsOut { most } => {
                return write!(
                    f,
                    "everyone still in must be able to match a bet, so {most} is the most"
                );
            }
            RoundIllegal::MustStake => "the dealer must stake first",
            RoundIllegal::NothingToStake => "only the dealer stakes, and only before the cards",
            RoundIllegal::MustGo { owed } => {
                return write!(f, "answer the brag of {owed} first: go it, or bolt");
            }
            RoundIllegal::MustSeeOrBrag => "the last to go it must call a sight or return the brag",
        };
        f.write_str(sentence)
    }
}
