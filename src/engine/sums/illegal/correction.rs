//! Why chips cannot be put right (RULES 9.2.21).

use std::fmt::{self, Display};

use crate::engine::ground::chips::Chips;

/// Why chips cannot be put right now, or not these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CorrectionIllegal {
    NotNow,
    ToNobodyElse,
    NoChips,
    TooMany { most: Chips },
    KeeperCannotPay { ante: Chips },
}

impl Display for CorrectionIllegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            CorrectionIllegal::NotNow => "chips are put right between deals",
            CorrectionIllegal::ToNobodyElse => "they must go to somebody else",
            CorrectionIllegal::NoChips => "it takes at least one chip",
            CorrectionIllegal::TooMany { most } => {
                return write!(f, "there are only {most} to take from");
            }
            CorrectionIllegal::KeeperCannotPay { ante } => {
                return write!(
                    f,
                    "this player keeps a hand, and needs {ante} for the next deal"
                );
            }
        })
    }
}
