//! What a draft consists of: rows of players, amounts, and the fields of the sheet by name.

use crate::ui::session::Mind;

/// Tells one row of players from the others, whatever is typed into it.
pub type Key = u32;

/// A row of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Tells it apart.
    pub key: Key,
    /// The name, as typed.
    pub name: String,
    /// Who decides.
    pub mind: Mind,
    /// The chips, as typed.
    pub chips: String,
}

/// An amount that is typed into the house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// What each pays before a deal.
    Ante,
    /// The least first bet.
    OpenMin,
    /// The greatest first bet; empty where there is none.
    OpenMax,
    /// The largest raise, where raises are limited so.
    RaiseBy,
    /// The largest bet; empty where there is none.
    BetCap,
    /// After how many bets a blind player may be seen; empty where never.
    SeeBlindAfter,
}

/// How far a bet may go above the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Raises {
    /// As far as the chips go.
    NoLimit,
    /// By an agreed amount.
    By,
    /// To the size of the pot.
    Pot,
}

/// A field of the sheet that can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The list of players.
    Players,
    /// The name in this row.
    Name(Key),
    /// The chips in this row.
    Chips(Key),
    /// An amount in the house rules.
    House(Amount),
}
