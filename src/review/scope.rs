//! Which decisions of a record are reviewed.

use serde::{Deserialize, Serialize};

/// Which decisions of a seat are reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    /// All of them.
    All,
    /// Those in the deal of this number.
    Deal(u32),
    /// The action of this number in the record, counted from 0.
    Decision(usize),
}

impl Scope {
    /// Those in this deal, or all.
    #[must_use]
    pub fn of(deal: Option<u32>) -> Scope {
        deal.map_or(Scope::All, Scope::Deal)
    }

    /// The only deal. `None`: it is not a deal that is reviewed.
    #[must_use]
    pub fn deal(self) -> Option<u32> {
        match self {
            Scope::Deal(deal) => Some(deal),
            Scope::All | Scope::Decision(_) => None,
        }
    }

    /// Whether the action of this number, in this deal, is among them.
    pub(super) fn has(self, nth: usize, deal: u32) -> bool {
        match self {
            Scope::Decision(only) => only == nth,
            _ => self.has_deal(deal),
        }
    }

    /// Whether a deal is told as a whole.
    pub(super) fn has_deal(self, deal: u32) -> bool {
        match self {
            Scope::All => true,
            Scope::Deal(only) => only == deal,
            Scope::Decision(_) => false,
        }
    }
}
