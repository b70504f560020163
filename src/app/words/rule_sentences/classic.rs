//! The house rules of the games for three stakes in sentences: classic Brag, and Post and Pair.

use super::says::Says;
use crate::app::i18n::{Text, say};

/// The sentences for every option, in the order of the summary.
pub static CLASSIC: [(&str, Says); 10] = [
    ("ante", Says::Amount(None, say::agreed_three_antes)),
    (
        "second_favourite",
        Says::Each(&[
            Some(say::AGREED_SECOND_FAVOURITE_NONE),
            Some(say::AGREED_SECOND_FAVOURITE_JACK),
            Some(say::AGREED_SECOND_FAVOURITE_NINE),
            Some(say::AGREED_SECOND_FAVOURITE_ACE),
        ]),
    ),
    (
        "vying",
        Says::Each(&[
            Some(say::AGREED_VYING_CHALLENGE),
            Some(say::AGREED_VYING_ROUND),
        ]),
    ),
    ("brag_max", Says::Amount(None, say::agreed_brag_max)),
    (
        "royal_takes_all",
        Says::Each(&[None, Some(say::AGREED_ROYAL_TAKES_ALL_YES)]),
    ),
    (
        "ace31",
        Says::Each(&[
            Some(say::AGREED_ACE31_10),
            Some(say::AGREED_ACE31_11),
            Some(say::AGREED_ACE31_1),
            Some(say::AGREED_ACE31_EITHER),
        ]),
    ),
    ("draw_max", Says::Amount(None, say::agreed_draw_max)),
    (
        "exactly31",
        Says::Each(&[
            Some(say::AGREED_EXACTLY31_TAKES),
            Some(say::AGREED_EXACTLY31_SPLIT),
        ]),
    ),
    (
        "tie31",
        Says::Each(&[
            Some(say::AGREED_TIE31_AGAIN),
            Some(say::AGREED_TIE31_ELDER),
            Some(say::AGREED_TIE31_SPLIT),
        ]),
    ),
    (
        "all_three",
        Says::Each(&[
            Some(say::AGREED_ALL_THREE_NONE),
            Some(say::AGREED_ALL_THREE_1),
            Some(say::AGREED_ALL_THREE_2),
            Some(say::AGREED_ALL_THREE_3),
        ]),
    ),
];

/// A first sentence: how many cards are dealt and what is done with them. `None`: the game is another.
#[must_use]
pub fn opening(game: &str) -> Option<Text> {
    Some(match game {
        "three_stake" => say::AGREED_THREE_STAKE,
        "post_and_pair" => say::AGREED_POST_AND_PAIR,
        _ => return None,
    })
}
