//! The explanations on the sheet.

use crate::app::i18n::{Text, say};

/// Why no bot can see a hidden card.
pub const WHY_BOTS_ARE_BLIND: [Text; 4] = [
    say::BOTS_SEE_NO_CARDS_1,
    say::BOTS_SEE_NO_CARDS_2,
    say::BOTS_SEE_NO_CARDS_3,
    say::BOTS_SEE_NO_CARDS_4,
];

/// How to check the shuffle without this page.
pub const BY_HAND: [Text; 4] = [
    say::CHECK_BY_HAND_1,
    say::CHECK_BY_HAND_2,
    say::CHECK_BY_HAND_3,
    say::CHECK_BY_HAND_4,
];

/// What the check cannot show.
pub const WHAT_IT_CANNOT_SHOW: [Text; 4] = [
    say::CANNOT_BE_SHOWN_1,
    say::CANNOT_BE_SHOWN_2,
    say::CANNOT_BE_SHOWN_3,
    say::CANNOT_BE_SHOWN_4,
];
