//! A kind of hand, as the list shows it.

use crate::cards::HandKind;

/// A row of the list: a kind of hand.
pub(super) struct Kind {
    pub kind: Option<HandKind>,
    pub cards: String,
    pub name: String,
    pub is: String,
}
