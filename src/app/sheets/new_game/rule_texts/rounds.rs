//! The texts of the options of the games with equalised betting. Each game shows those that it has.

use super::{Group, rule};
use crate::app::i18n::say;

/// The group of single-stake Brag, American Brag and 3 Card Brag Poker.
pub static ROUND_GROUPS: [Group; 1] = [Group {
    title: say::GROUP_GAME,
    open: true,
    rules: &[
        rule(
            "braggers",
            say::RULE_BRAGGERS,
            say::RULE_BRAGGERS_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        rule(
            "lowest_rank",
            say::RULE_LOWEST_RANK,
            say::RULE_LOWEST_RANK_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        rule(
            "stake_max",
            say::RULE_STAKE_MAX,
            say::RULE_STAKE_MAX_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        rule(
            "fixed_sum",
            say::RULE_FIXED_SUM,
            say::RULE_FIXED_SUM_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        rule(
            "concede",
            say::RULE_CONCEDE,
            say::RULE_CONCEDE_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        rule(
            "ante",
            say::RULE_ANTE,
            say::RULE_AMERICAN_ANTE_HINT,
            &[],
            say::RULE_AMERICAN_WHY,
        ),
        rule(
            "draw",
            say::RULE_DRAW,
            say::RULE_DRAW_HINT,
            &[],
            say::RULE_AMERICAN_WHY,
        ),
        rule(
            "brag_max",
            say::RULE_BRAG_MAX,
            say::EMPTY_IS_NO_LIMIT,
            &[],
            say::RULE_AMERICAN_WHY,
        ),
        rule(
            "limit",
            say::RULE_LIMIT,
            say::RULE_LIMIT_HINT,
            &[say::RULE_LIMIT_FIXED, say::RULE_LIMIT_NONE],
            say::RULE_DRAW_BRAG_WHY,
        ),
        rule(
            "big_blind",
            say::RULE_BIG_BLIND,
            say::RULE_BIG_BLIND_HINT,
            &[],
            say::RULE_DRAW_BRAG_WHY,
        ),
        rule(
            "draw_unit",
            say::RULE_DRAW_UNIT,
            say::RULE_DRAW_UNIT_HINT,
            &[],
            say::RULE_DRAW_BRAG_WHY,
        ),
    ],
}];

/// Whether this is the key of one of these games.
#[must_use]
pub fn is_round(game: &str) -> bool {
    ["american", "braggers", "draw_brag"].contains(&game)
}
