//! Who tells the result of a deal.

use crate::app::i18n::Name;
use crate::engine::{Event, Face, Seat, View};

/// Tells the result of a deal.
pub struct Teller<'a> {
    /// The view of the table after the deal.
    pub view: View<'a>,
    /// The events of the deal.
    pub history: &'a [Event<Face>],
    pub(super) name: &'a dyn Fn(Seat) -> Name,
}
