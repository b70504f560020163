//! Who tells the result of a deal.

use crate::app::i18n::Name;
use crate::engine::{Event, Face, Seat, View};

/// Tells the result of a deal.
pub struct Teller<'a> {
    pub(super) view: View<'a>,
    pub(super) history: &'a [Event<Face>],
    pub(super) name: &'a dyn Fn(Seat) -> Name,
}
