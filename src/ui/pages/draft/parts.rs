//! What a draft consists of: rows of players, and the fields of the sheet by name.

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

/// A field of the sheet that can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The list of players.
    Players,
    /// The name in this row.
    Name(Key),
    /// The chips in this row.
    Chips(Key),
    /// A house rule, by its key.
    House(&'static str),
}
