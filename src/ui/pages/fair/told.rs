//! What the sheet tells.

use crate::ui::language::{Text, say};

/// Why no bot can see a card it should not.
pub const WHY_BOTS_ARE_BLIND: [Text; 4] = [
    say::BOTS_SEE_NO_CARDS_1,
    say::BOTS_SEE_NO_CARDS_2,
    say::BOTS_SEE_NO_CARDS_3,
    say::BOTS_SEE_NO_CARDS_4,
];

/// How to check it without this page.
pub const BY_HAND: [Text; 3] = [
    say::CHECK_BY_HAND_1,
    say::CHECK_BY_HAND_2,
    say::CHECK_BY_HAND_3,
];

/// Where the check ends.
pub const WHAT_IT_CANNOT_SHOW: [Text; 2] = [say::CANNOT_BE_SHOWN_1, say::CANNOT_BE_SHOWN_2];
