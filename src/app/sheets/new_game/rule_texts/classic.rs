//! The texts of the options of the games for three stakes. Each game shows those that it has.

use super::{Group, rule};
use crate::app::i18n::say;

/// The group of classic Brag and of Post and Pair.
pub static CLASSIC_GROUPS: [Group; 1] = [Group {
    title: say::GROUP_GAME,
    open: true,
    rules: &[
        rule(
            "ante",
            say::RULE_ANTE,
            say::RULE_SET_ANTE_HINT,
            &[],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "second_favourite",
            say::RULE_SECOND_FAVOURITE,
            say::RULE_SECOND_FAVOURITE_HINT,
            &[
                say::RULE_SECOND_FAVOURITE_NONE,
                say::RULE_SECOND_FAVOURITE_JACK,
                say::RULE_SECOND_FAVOURITE_NINE,
                say::RULE_SECOND_FAVOURITE_ACE,
            ],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "vying",
            say::RULE_VYING,
            say::RULE_VYING_HINT,
            &[say::RULE_VYING_CHALLENGE, say::RULE_VYING_ROUND],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "brag_max",
            say::RULE_BRAG_MAX,
            say::EMPTY_IS_NO_LIMIT,
            &[],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "royal_takes_all",
            say::RULE_ROYAL_TAKES_ALL,
            say::RULE_ROYAL_TAKES_ALL_HINT,
            &[],
            say::RULE_POST_AND_PAIR_WHY,
        ),
        rule(
            "ace31",
            say::RULE_ACE31,
            say::RULE_ACE31_HINT,
            &[
                say::RULE_ACE31_10,
                say::RULE_ACE31_11,
                say::RULE_ACE31_1,
                say::RULE_ACE31_EITHER,
            ],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "draw_max",
            say::RULE_DRAW_MAX,
            say::RULE_DRAW_MAX_HINT,
            &[],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "exactly31",
            say::RULE_EXACTLY31,
            say::RULE_EXACTLY31_HINT,
            &[say::RULE_EXACTLY31_TAKES, say::RULE_EXACTLY31_SPLIT],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "tie31",
            say::RULE_TIE31,
            say::RULE_TIE31_HINT,
            &[
                say::RULE_TIE31_AGAIN,
                say::RULE_TIE31_ELDER,
                say::RULE_TIE31_SPLIT,
            ],
            say::RULE_THREE_STAKE_WHY,
        ),
        rule(
            "all_three",
            say::RULE_ALL_THREE,
            say::RULE_ALL_THREE_HINT,
            &[say::RULE_ALL_THREE_NONE],
            say::RULE_THREE_STAKE_WHY,
        ),
    ],
}];

/// Whether this is the key of one of these games.
#[must_use]
pub fn is_classic(game: &str) -> bool {
    ["three_stake", "post_and_pair"].contains(&game)
}
