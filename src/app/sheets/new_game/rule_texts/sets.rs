//! The texts of the options of set hands, Stop the Bus and Three Card Poker. Each game shows those that it has.

use super::{Group, rule};
use crate::app::i18n::say;
use crate::app::words::PRIAL_TOPS;

/// The groups of set hands.
pub static SET_GROUPS: [Group; 3] = [
    Group {
        title: say::GROUP_PRIZE,
        open: true,
        rules: &[
            rule(
                "form",
                say::RULE_FORM,
                say::RULE_FORM_HINT,
                &[
                    say::RULE_FORM_POTS,
                    say::RULE_FORM_TWO_OF_THREE,
                    say::RULE_FORM_POINTS,
                ],
                say::RULE_SET_WHY,
            ),
            rule(
                "ante",
                say::RULE_ANTE,
                say::RULE_SET_ANTE_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "points",
                say::RULE_POINTS,
                say::RULE_POINTS_HINT,
                &[say::RULE_POINTS_ONE, say::RULE_POINTS_STREET],
                say::RULE_SET_WHY,
            ),
            rule(
                "target",
                say::RULE_TARGET,
                say::RULE_TARGET_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "bonus_all",
                say::RULE_BONUS_ALL,
                say::RULE_BONUS_ALL_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "crash",
                say::RULE_CRASH,
                say::RULE_CRASH_HINT,
                &[
                    say::RULE_CRASH_WINS_GAME,
                    say::RULE_CRASH_POINT,
                    say::RULE_CRASH_NONE,
                ],
                say::RULE_SET_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_HANDS,
        open: true,
        rules: &[
            rule(
                "tie",
                say::RULE_TIE,
                say::RULE_TIE_HINT,
                &[say::RULE_TIE_NOBODY, say::RULE_TIE_FIRST_SHOWN],
                say::RULE_SET_WHY,
            ),
            rule(
                "minimum",
                say::RULE_MINIMUM,
                say::RULE_MINIMUM_HINT,
                &[
                    say::KIND_PAIR,
                    say::KIND_HIGH_CARD,
                    say::KIND_FLUSH,
                    say::KIND_RUN,
                    say::KIND_RUNNING_FLUSH,
                    say::KIND_PRIAL,
                ],
                say::RULE_SET_WHY,
            ),
            rule(
                "four_of_a_kind",
                say::RULE_FOUR_OF_A_KIND,
                say::RULE_FOUR_OF_A_KIND_HINT,
                &[
                    say::RULE_FOUR_OF_A_KIND_PAYS,
                    say::RULE_FOUR_OF_A_KIND_BEATS,
                    say::RULE_FOUR_OF_A_KIND_NONE,
                ],
                say::RULE_SET_WHY,
            ),
            rule(
                "quads_bonus",
                say::RULE_QUADS_BONUS,
                say::RULE_QUADS_BONUS_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "prial_top",
                say::RULE_PRIAL_TOP,
                say::RULE_PRIAL_TOP_HINT,
                &PRIAL_TOPS,
                say::RULE_SET_WHY,
            ),
            rule(
                "quads_win",
                say::RULE_QUADS_WIN,
                say::RULE_QUADS_WIN_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "pass",
                say::RULE_PASS,
                say::RULE_PASS_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "spare",
                say::RULE_SPARE,
                say::RULE_SPARE_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_SETTLING,
        open: false,
        rules: &[
            rule(
                "settlement",
                say::RULE_SETTLEMENT,
                say::RULE_SETTLEMENT_HINT,
                &[say::RULE_SETTLEMENT_FIXED, say::RULE_SETTLEMENT_BEHIND],
                say::RULE_SET_WHY,
            ),
            rule(
                "game_stake",
                say::RULE_GAME_STAKE,
                say::RULE_GAME_STAKE_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
            rule(
                "blank_double",
                say::RULE_BLANK_DOUBLE,
                say::RULE_BLANK_DOUBLE_HINT,
                &[],
                say::RULE_SET_WHY,
            ),
        ],
    },
];

/// The groups of Stop the Bus.
pub static BUS_GROUPS: [Group; 1] = [Group {
    title: say::GROUP_GAME,
    open: true,
    rules: &[
        rule(
            "ante",
            say::RULE_BUY_IN,
            say::RULE_BUY_IN_HINT,
            &[],
            say::RULE_BUS_WHY,
        ),
        rule(
            "lives",
            say::RULE_LIVES,
            say::RULE_LIVES_HINT,
            &[],
            say::RULE_BUS_WHY,
        ),
        rule(
            "first_stick",
            say::RULE_FIRST_STICK,
            say::RULE_FIRST_STICK_HINT,
            &[],
            say::RULE_BUS_WHY,
        ),
        rule(
            "one_down",
            say::RULE_ONE_DOWN,
            say::RULE_ONE_DOWN_HINT,
            &[],
            say::RULE_BUS_WHY,
        ),
    ],
}];

/// The groups of Three Card Poker.
pub static HOUSE_GROUPS: [Group; 1] = [Group {
    title: say::GROUP_HOUSE,
    open: true,
    rules: &[
        rule(
            "ante_min",
            say::RULE_ANTE_MIN,
            say::RULE_ANTE_MIN_HINT,
            &[],
            say::RULE_CASINO_WHY,
        ),
        rule(
            "ante_max",
            say::RULE_ANTE_MAX,
            say::RULE_ANTE_MAX_HINT,
            &[],
            say::RULE_CASINO_WHY,
        ),
        rule(
            "qualify",
            say::RULE_QUALIFY,
            say::RULE_QUALIFY_HINT,
            &[],
            say::RULE_CASINO_WHY,
        ),
        rule(
            "ranking",
            say::RULE_RANKING,
            say::RULE_RANKING_HINT,
            &[say::RULE_RANKING_POKER, say::RULE_RANKING_BRAG],
            say::RULE_CASINO_WHY,
        ),
        rule(
            "ante_bonus",
            say::RULE_ANTE_BONUS,
            say::RULE_ANTE_BONUS_HINT,
            &[
                say::RULE_ANTE_BONUS_STANDARD,
                say::RULE_ANTE_BONUS_RUSSIAN,
                say::RULE_ANTE_BONUS_BRAG,
            ],
            say::RULE_CASINO_WHY,
        ),
        rule(
            "pair_plus",
            say::RULE_PAIR_PLUS,
            say::RULE_PAIR_PLUS_HINT,
            &[
                say::RULE_PAIR_PLUS_CLASSIC,
                say::RULE_PAIR_PLUS_COMMON,
                say::RULE_PAIR_PLUS_RUSSIAN,
                say::RULE_PAIR_PLUS_BRAG,
            ],
            say::RULE_CASINO_WHY,
        ),
        rule(
            "pair_plus_bet",
            say::RULE_PAIR_PLUS_BET,
            say::RULE_PAIR_PLUS_BET_HINT,
            &[say::RULE_PAIR_PLUS_BET_ANY, say::RULE_PAIR_PLUS_BET_EQUAL],
            say::RULE_CASINO_WHY,
        ),
    ],
}];
