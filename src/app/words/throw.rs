//! What is thrown away of an opened hand.

use crate::app::i18n::say;

/// What a player is asked to do with an opened hand of more than three cards.
#[must_use]
pub fn must_throw(cards: Option<usize>) -> &'static str {
    let text = match cards {
        Some(2) => say::THROW_TWO_AWAY,
        Some(3..) => say::CHOOSE_THREE_TO_PLAY,
        _ => say::THROW_ONE_AWAY,
    };
    text.get()
}
