//! A kind of hand, as the list shows it.

use crate::cards::HandKind;

/// The kinds of `RANKS`, in their order.
pub(super) const KINDS: [HandKind; 6] = [
    HandKind::Prial,
    HandKind::RunningFlush,
    HandKind::Run,
    HandKind::Flush,
    HandKind::Pair,
    HandKind::HighCard,
];

/// A row of the list: a kind of hand.
pub(super) struct Kind {
    pub kind: Option<HandKind>,
    pub cards: String,
    pub name: String,
    pub is: String,
}
