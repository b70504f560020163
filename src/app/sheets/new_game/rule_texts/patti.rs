//! The texts of the options of Teen Patti.

use super::{Group, rule};
use crate::app::i18n::say;

/// The groups of Teen Patti.
pub static PATTI_GROUPS: [Group; 3] = [
    Group {
        title: say::GROUP_PATTI_HANDS,
        open: true,
        rules: &[
            rule(
                "variation",
                say::RULE_VARIATION,
                say::RULE_VARIATION_HINT,
                &[
                    say::RULE_VARIATION_NONE,
                    say::RULE_VARIATION_MUFLIS,
                    say::RULE_VARIATION_AK47,
                    say::RULE_VARIATION_999,
                    say::RULE_VARIATION_LOWEST_JOKER,
                    say::RULE_VARIATION_HIGHEST_JOKER,
                ],
                say::RULE_PATTI_WHY,
            ),
            rule(
                "a23",
                say::RULE_A23,
                say::RULE_A23_HINT,
                &[say::RULE_A23_FIRST, say::RULE_A23_SECOND],
                say::RULE_PATTI_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_PATTI_BETS,
        open: true,
        rules: &[
            rule(
                "ante",
                say::RULE_BOOT,
                say::RULE_BOOT_HINT,
                &[],
                say::RULE_PATTI_WHY,
            ),
            rule(
                "raise",
                say::RULE_RAISE,
                say::RULE_RAISE_HINT,
                &[say::RULE_RAISE_ANY, say::RULE_RAISE_DOUBLE],
                say::RULE_PATTI_WHY,
            ),
            rule(
                "chaal_limit",
                say::RULE_CHAAL_LIMIT,
                say::EMPTY_IS_NO_LIMIT,
                &[],
                say::RULE_PATTI_WHY,
            ),
            rule(
                "pot_limit",
                say::RULE_PATTI_POT_LIMIT,
                say::RULE_PATTI_POT_LIMIT_HINT,
                &[],
                say::RULE_PATTI_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_PATTI_BLIND,
        open: false,
        rules: &[
            rule(
                "blind_turns",
                say::RULE_BLIND_TURNS,
                say::RULE_BLIND_TURNS_HINT,
                &[],
                say::RULE_PATTI_WHY,
            ),
            rule(
                "sideshow",
                say::RULE_SIDESHOW,
                say::RULE_SIDESHOW_HINT,
                &[
                    say::RULE_SIDESHOW_THREE,
                    say::RULE_SIDESHOW_TWO,
                    say::RULE_SIDESHOW_NONE,
                ],
                say::RULE_PATTI_WHY,
            ),
        ],
    },
];
