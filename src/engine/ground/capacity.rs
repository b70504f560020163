//! What a pack and a table can hold.

use super::chips::Chips;

/// The most chips at a table. No sum of them, nor twice one, can overflow.
pub const MOST_CHIPS: Chips = 1 << 53;

/// The most players that a pack with these jokers serves with this many cards each. `keeps`: one more hand can be kept
/// from deal to deal (RULES 9.2.8).
#[must_use]
pub fn most_seats(cards: u8, jokers: u8, keeps: bool) -> usize {
    usize::from((52 + jokers) / cards.max(1)).saturating_sub(keeps.into())
}

/// Whether one of these amounts is more than can be counted.
pub(in crate::engine) fn is_too_many(amounts: impl IntoIterator<Item = Option<Chips>>) -> bool {
    let mut given = amounts.into_iter().flatten();
    given.any(|chips| chips > MOST_CHIPS)
}
