//! The options of the games of equalised betting, in the words of the sheet. A game has those of them that it knows.

use super::asked::{Group, asked};
use crate::ui::language::say;

/// The group of single-stake Brag, American Brag and 3 Card Brag Poker.
pub static ROUND_GROUPS: [Group; 1] = [Group {
    title: say::GROUP_GAME,
    open: true,
    rules: &[
        asked(
            "braggers",
            say::RULE_BRAGGERS,
            say::RULE_BRAGGERS_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        asked(
            "lowest_rank",
            say::RULE_LOWEST_RANK,
            say::RULE_LOWEST_RANK_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        asked(
            "stake_max",
            say::RULE_STAKE_MAX,
            say::RULE_STAKE_MAX_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        asked(
            "fixed_sum",
            say::RULE_FIXED_SUM,
            say::RULE_FIXED_SUM_HINT,
            &[],
            say::RULE_BRAGGERS_WHY,
        ),
        asked(
            "ante",
            say::RULE_ANTE,
            say::RULE_AMERICAN_ANTE_HINT,
            &[],
            say::RULE_AMERICAN_WHY,
        ),
        asked(
            "draw",
            say::RULE_DRAW,
            say::RULE_DRAW_HINT,
            &[],
            say::RULE_AMERICAN_WHY,
        ),
        asked(
            "brag_max",
            say::RULE_BRAG_MAX,
            say::EMPTY_IS_NO_LIMIT,
            &[],
            say::RULE_AMERICAN_WHY,
        ),
        asked(
            "limit",
            say::RULE_LIMIT,
            say::RULE_LIMIT_HINT,
            &[say::RULE_LIMIT_FIXED, say::RULE_LIMIT_NONE],
            say::RULE_DRAW_BRAG_WHY,
        ),
        asked(
            "big_blind",
            say::RULE_BIG_BLIND,
            say::RULE_BIG_BLIND_HINT,
            &[],
            say::RULE_DRAW_BRAG_WHY,
        ),
        asked(
            "draw_unit",
            say::RULE_DRAW_UNIT,
            say::RULE_DRAW_UNIT_HINT,
            &[],
            say::RULE_DRAW_BRAG_WHY,
        ),
    ],
}];

/// Whether the game of this key is one of them.
#[must_use]
pub fn is_round(game: &str) -> bool {
    ["american", "braggers", "draw_brag"].contains(&game)
}
