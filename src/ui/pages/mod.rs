//! What is laid over the table: the curtain between people, and the sheets.

mod curtain;

pub use curtain::Curtain;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Who plays, and by what house rules.
    NewGame,
    /// Settings, rules, and what has happened.
    House,
}
