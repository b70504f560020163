//! Why an action is refused in playing against the bank (RULES 1.8, 10.10).

use crate::engine::ground::chips::Chips;
use std::fmt::{self, Display};

/// Why an action against the bank is not legal now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CasinoIllegal {
    MustStake,
    StakedAlready,
    NothingStaked,
    AnteTooSmall { least: Chips },
    AnteTooLarge { most: Chips },
    TooFewChips { chips: Chips },
    PairPlusNotEqual,
    NoBonusBet,
    BonusNotSaid,
    BonusWithoutAnte,
    BonusNotEqual,
    TooFewChipsWithBonus { chips: Chips },
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
                f.write_str("no cards are dealt until everyone has staked or sat out")
            }
            CasinoIllegal::StakedAlready => f.write_str("you've staked already: play or fold"),
            CasinoIllegal::NothingStaked => {
                f.write_str("stake an ante or a Pair Plus bet, or sit out")
            }
            CasinoIllegal::AnteTooSmall { least } => write!(f, "the ante must be at least {least}"),
            CasinoIllegal::AnteTooLarge { most } => write!(f, "the ante can be at most {most}"),
            CasinoIllegal::PairPlusNotEqual => {
                f.write_str("beside an ante, Pair Plus must be nothing or the same")
            }
            CasinoIllegal::NoBonusBet => {
                f.write_str("the ante earns the bonus here: it isn't a bet")
            }
            CasinoIllegal::BonusNotSaid => f.write_str(
                "stake three amounts: ante, Pair Plus and ante bonus, each of which may be 0",
            ),
            CasinoIllegal::BonusWithoutAnte => f.write_str("a bet on the ante bonus needs an ante"),
            CasinoIllegal::BonusNotEqual => {
                f.write_str("the bet on the ante bonus must be nothing or the same as the ante")
            }
            CasinoIllegal::TooFewChipsWithBonus { chips } => write!(
                f,
                "ante, play, Pair Plus and ante bonus together can be at most {chips}"
            ),
            CasinoIllegal::TooFewChips { chips } => write!(
                f,
                "ante, play and Pair Plus together can be at most {chips}"
            ),
        }
    }
}
