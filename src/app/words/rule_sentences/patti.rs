//! The house rules of Teen Patti in sentences (RULES 10.3).

use super::says::Says;
use crate::app::i18n::say;

/// The sentences for every option, in the order of the summary.
pub static PATTI: [(&str, Says); 8] = [
    ("ante", Says::Amount(None, say::agreed_boot)),
    (
        "raise",
        Says::Each(&[Some(say::AGREED_RAISE_ANY), Some(say::AGREED_RAISE_DOUBLE)]),
    ),
    ("chaal_limit", Says::Amount(None, say::agreed_chaal_limit)),
    ("pot_limit", Says::Amount(None, say::agreed_patti_pot_limit)),
    (
        "blind_turns",
        Says::Amount(Some(say::AGREED_BLIND_TURNS_NONE), say::agreed_blind_turns),
    ),
    (
        "sideshow",
        Says::Each(&[
            Some(say::AGREED_SIDESHOW_THREE),
            Some(say::AGREED_SIDESHOW_TWO),
            Some(say::AGREED_SIDESHOW_NONE),
        ]),
    ),
    (
        "variation",
        Says::Each(&[
            Some(say::AGREED_VARIATION_NONE),
            Some(say::AGREED_VARIATION_MUFLIS),
            Some(say::AGREED_VARIATION_AK47),
            Some(say::AGREED_VARIATION_999),
            Some(say::AGREED_VARIATION_LOWEST_JOKER),
            Some(say::AGREED_VARIATION_HIGHEST_JOKER),
        ]),
    ),
    (
        "a23",
        Says::Each(&[Some(say::AGREED_A23_FIRST), Some(say::AGREED_A23_SECOND)]),
    ),
];
