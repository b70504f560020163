//! The rules about money, as data (RULES 5; O13 to O17).

use super::chips::Chips;

/// What a player can do who cannot pay his least bet (O13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Shortage {
    /// He folds or covers the pot (RULES 5.1).
    #[default]
    Cover,
    /// He folds or borrows from another player, who may refuse (RULES 5.2).
    Borrow,
    /// He folds, or the richest of the others in the deal lends him what is missing (RULES 5.3).
    RichestLends,
    /// He folds.
    Fold,
}

impl Shortage {
    /// Whether others may lend to him in his turn.
    #[must_use]
    pub fn lends(self) -> bool {
        matches!(self, Shortage::Borrow | Shortage::RichestLends)
    }
}

/// What happens if only two can bet and one of them cannot pay his least bet (O14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum HeadsUpShort {
    /// The same as among more players ([`Shortage`]).
    #[default]
    AsAmongMore,
    /// The other lends, or shows his hand and wins unless the short one's is better (RULES 5.4).
    LendOrShow,
}

/// How money comes to the table (O15 to O17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct MoneyRules {
    /// Whether a player who has covered and lost may buy in again.
    pub rebuy_after_cover_loss: bool,
    /// The least chips of a player when he sits down, and after he has bought in.
    pub table_minimum: Chips,
    /// When players may buy in.
    pub table_stakes: TableStakes,
}

/// When players may buy in (O17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TableStakes {
    /// At any time.
    #[default]
    Off,
    /// Between deals.
    On,
    /// Between deals, and only if all others agree (RULES 9.2.19).
    Agreed,
}
