//! Why an action against the house is refused (RULES 10.10).

use std::fmt::{self, Display};

use super::super::Chips;

/// Why an action against the house is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is its own sentence, below")]
pub enum HouseIllegal {
    MustStake,
    StakedAlready,
    NothingStaked,
    AnteTooSmall { least: Chips },
    AnteTooLarge { most: Chips },
    TooFewChips { chips: Chips },
}

impl HouseIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        "RULES 10.10"
    }
}

impl Display for HouseIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HouseIllegal::MustStake => {
                f.write_str("no card is dealt before all have staked or sat out")
            }
            HouseIllegal::StakedAlready => {
                f.write_str("the stakes are made: the hand is played or folded")
            }
            HouseIllegal::NothingStaked => {
                f.write_str("an ante or a Pair Plus bet is staked, or the deal is sat out")
            }
            HouseIllegal::AnteTooSmall { least } => write!(f, "the ante is at least {least}"),
            HouseIllegal::AnteTooLarge { most } => write!(f, "the ante is at most {most}"),
            HouseIllegal::TooFewChips { chips } => write!(
                f,
                "ante, the bet to play and Pair Plus come to no more than {chips}"
            ),
        }
    }
}
