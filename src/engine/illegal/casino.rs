//! Why an action against the bank is refused (RULES 10.10).

use std::fmt::{self, Display};

use crate::engine::Chips;

/// Why an action against the bank is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is its own sentence, below")]
pub enum CasinoIllegal {
    MustStake,
    StakedAlready,
    NothingStaked,
    AnteTooSmall { least: Chips },
    AnteTooLarge { most: Chips },
    TooFewChips { chips: Chips },
    PairPlusNotEqual,
}

impl CasinoIllegal {
    /// The clause of the rules that refuses the action.
    #[must_use]
    pub fn clause(self) -> &'static str {
        "RULES 10.10"
    }
}

impl Display for CasinoIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CasinoIllegal::MustStake => {
                f.write_str("no card is dealt before all have staked or sat out")
            }
            CasinoIllegal::StakedAlready => {
                f.write_str("the stakes are made: the hand is played or folded")
            }
            CasinoIllegal::NothingStaked => {
                f.write_str("an ante or a Pair Plus bet is staked, or the deal is sat out")
            }
            CasinoIllegal::AnteTooSmall { least } => write!(f, "the ante is at least {least}"),
            CasinoIllegal::AnteTooLarge { most } => write!(f, "the ante is at most {most}"),
            CasinoIllegal::PairPlusNotEqual => {
                f.write_str("Pair Plus is nothing here, or as much as the ante")
            }
            CasinoIllegal::TooFewChips { chips } => write!(
                f,
                "ante, the bet to play and Pair Plus come to no more than {chips}"
            ),
        }
    }
}
