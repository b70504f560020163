//! The slots on the page that are filled by later programs.

use leptos::mount::UnmountHandle;
use leptos::prelude::{AnyView, Render};

use super::sheet::Sheet;

/// What fills a slot. Dropping it empties the slot again.
pub type Filled = UnmountHandle<<AnyView as Render>::State>;

/// A place on the page that a program fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A piece of the table.
    Piece(Piece),
    /// A sheet over the table.
    Sheet(Sheet),
}

/// A piece of the page that comes with a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The curtain between two people at one screen.
    Curtain,
    /// The button over the player's own cards on a shared screen.
    Peek,
    /// Sound and vibration.
    Senses,
    /// The button for a hint.
    Hint,
    /// The button that opens *What beats what*.
    Beats,
    /// The rules of the table, beside it before the first deal.
    Agreed,
    /// The connection of an embedded table to the page around it.
    InFrame,
    /// The link from an embedded table to the whole page.
    InFull,
}
