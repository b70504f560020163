//! The house rules of the games with equalised betting in sentences: single-stake Brag, American Brag and 3 Card Brag
//! Poker.

use super::says::Says;
use crate::app::i18n::{Text, say};

/// The sentences for every option, in the order of the summary.
pub static ROUNDS: [(&str, Says); 11] = [
    (
        "braggers",
        Says::Cards(say::AGREED_BRAGGERS_NONE, say::agreed_braggers),
    ),
    ("lowest_rank", Says::Amount(None, say::agreed_lowest_rank)),
    ("stake_max", Says::Amount(None, say::agreed_stake_max)),
    (
        "fixed_sum",
        Says::Amount(Some(say::AGREED_FIXED_SUM_NONE), say::agreed_fixed_sum),
    ),
    (
        "concede",
        Says::Each(&[None, Some(say::AGREED_CONCEDE_YES)]),
    ),
    ("ante", Says::Amount(None, say::agreed_pool_ante)),
    (
        "draw",
        Says::Each(&[Some(say::AGREED_DRAW_NO), Some(say::AGREED_DRAW_YES)]),
    ),
    ("brag_max", Says::Amount(None, say::agreed_brag_max)),
    ("big_blind", Says::Amount(None, say::agreed_big_blind)),
    (
        "limit",
        Says::Each(&[Some(say::AGREED_LIMIT_FIXED), Some(say::AGREED_LIMIT_NONE)]),
    ),
    (
        "draw_unit",
        Says::Each(&[
            None,
            Some(say::AGREED_DRAW_UNIT_1),
            Some(say::AGREED_DRAW_UNIT_2),
        ]),
    ),
];

/// A first sentence: how many cards are dealt and what is done with them. `None`: the game is another.
#[must_use]
pub fn opening(game: &str) -> Option<Text> {
    Some(match game {
        "american" => say::AGREED_AMERICAN,
        "braggers" => say::AGREED_BRAGGERS_GAME,
        "draw_brag" => say::AGREED_DRAW_BRAG,
        _ => return None,
    })
}
