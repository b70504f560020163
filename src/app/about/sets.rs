//! What the games of set hands share: the sentences of their options, and the options on the *New game* sheet. Each game
//! shows those that it has.

use super::facets::{Group, OptionSentences, ROUNDS, ROUNDS_RULE, rule};
use crate::app::i18n::{Text, say};

/// The sentences of the options, in the order of the summary.
pub const SENTENCES: &[(&str, OptionSentences)] = &[
    (
        "form",
        OptionSentences::Each(&[
            Some(say::AGREED_FORM_POTS),
            Some(say::AGREED_FORM_TWO_OF_THREE),
            Some(say::AGREED_FORM_POINTS),
        ]),
    ),
    (
        "points",
        OptionSentences::Each(&[
            Some(say::AGREED_POINTS_ONE),
            Some(say::AGREED_POINTS_STREET),
        ]),
    ),
    ("target", OptionSentences::Amount(None, say::agreed_target)),
    ("ante", OptionSentences::Amount(None, say::agreed_set_ante)),
    (
        "bonus_all",
        OptionSentences::Amount(None, say::agreed_bonus_all),
    ),
    (
        "crash",
        OptionSentences::Each(&[
            Some(say::AGREED_CRASH_WINS_GAME),
            Some(say::AGREED_CRASH_POINT),
            Some(say::AGREED_CRASH_NONE),
        ]),
    ),
    (
        "tie",
        OptionSentences::Each(&[
            Some(say::AGREED_TIE_NOBODY),
            Some(say::AGREED_TIE_FIRST_SHOWN),
        ]),
    ),
    (
        "minimum",
        OptionSentences::Each(&[
            Some(say::AGREED_MINIMUM_PAIR),
            Some(say::AGREED_MINIMUM_HIGH_CARD),
            Some(say::AGREED_MINIMUM_FLUSH),
            Some(say::AGREED_MINIMUM_RUN),
            Some(say::AGREED_MINIMUM_RUNNING_FLUSH),
            Some(say::AGREED_MINIMUM_PRIAL),
        ]),
    ),
    (
        "four_of_a_kind",
        OptionSentences::Each(&[
            Some(say::AGREED_FOUR_OF_A_KIND_PAYS),
            Some(say::AGREED_FOUR_OF_A_KIND_BEATS),
            Some(say::AGREED_FOUR_OF_A_KIND_NONE),
        ]),
    ),
    (
        "quads_bonus",
        OptionSentences::Amount(Some(say::AGREED_QUADS_BONUS_NONE), say::agreed_quads_bonus),
    ),
    (
        "prial_top",
        OptionSentences::Ranks(PRIAL_TOPS, say::agreed_prial_top),
    ),
    (
        "quads_win",
        OptionSentences::Each(&[None, Some(say::AGREED_QUADS_WIN_YES)]),
    ),
    (
        "set_bets",
        OptionSentences::Each(&[None, Some(say::AGREED_SET_BETS_YES)]),
    ),
    (
        "pass",
        OptionSentences::Each(&[None, Some(say::AGREED_PASS_YES)]),
    ),
    (
        "spare",
        OptionSentences::Each(&[Some(say::AGREED_SPARE_NO), Some(say::AGREED_SPARE_YES)]),
    ),
    (
        "settlement",
        OptionSentences::Each(&[
            Some(say::AGREED_SETTLEMENT_FIXED),
            Some(say::AGREED_SETTLEMENT_BEHIND),
        ]),
    ),
    (
        "game_stake",
        OptionSentences::Amount(Some(say::AGREED_GAME_STAKE_NONE), say::agreed_game_stake),
    ),
    (
        "blank_double",
        OptionSentences::Each(&[None, Some(say::AGREED_BLANK_DOUBLE_YES)]),
    ),
    ROUNDS,
];

/// The groups of options.
pub const GROUPS: &[Group] = &[
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
                say::RULE_FORM_WHY,
            ),
            rule(
                "ante",
                say::RULE_ANTE,
                say::RULE_SET_ANTE_HINT,
                &[],
                say::RULE_SET_ANTE_WHY,
            ),
            rule(
                "set_bets",
                say::RULE_SET_BETS,
                say::RULE_SET_BETS_HINT,
                &[],
                say::RULE_SET_BETS_WHY,
            ),
            rule(
                "points",
                say::RULE_POINTS,
                say::RULE_POINTS_HINT,
                &[say::RULE_POINTS_ONE, say::RULE_POINTS_STREET],
                say::RULE_POINTS_WHY,
            ),
            rule(
                "target",
                say::RULE_TARGET,
                say::RULE_TARGET_HINT,
                &[],
                say::RULE_TARGET_WHY,
            ),
            rule(
                "bonus_all",
                say::RULE_BONUS_ALL,
                say::RULE_BONUS_ALL_HINT,
                &[],
                say::RULE_BONUS_ALL_WHY,
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
                say::RULE_CRASH_WHY,
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
                say::RULE_TIE_WHY,
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
                say::RULE_MINIMUM_WHY,
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
                say::RULE_FOUR_OF_A_KIND_WHY,
            ),
            rule(
                "quads_bonus",
                say::RULE_QUADS_BONUS,
                say::RULE_QUADS_BONUS_HINT,
                &[],
                say::RULE_QUADS_BONUS_WHY,
            ),
            rule(
                "prial_top",
                say::RULE_PRIAL_TOP,
                say::RULE_PRIAL_TOP_HINT,
                PRIAL_TOPS,
                say::RULE_PRIAL_TOP_WHY,
            ),
            rule(
                "quads_win",
                say::RULE_QUADS_WIN,
                say::RULE_QUADS_WIN_HINT,
                &[],
                say::RULE_QUADS_WIN_WHY,
            ),
            rule(
                "pass",
                say::RULE_PASS,
                say::RULE_PASS_HINT,
                &[],
                say::RULE_PASS_WHY,
            ),
            rule(
                "spare",
                say::RULE_SPARE,
                say::RULE_SPARE_HINT,
                &[],
                say::RULE_SPARE_WHY,
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
                say::RULE_SETTLEMENT_WHY,
            ),
            rule(
                "game_stake",
                say::RULE_GAME_STAKE,
                say::RULE_GAME_STAKE_HINT,
                &[],
                say::RULE_GAME_STAKE_WHY,
            ),
            rule(
                "blank_double",
                say::RULE_BLANK_DOUBLE,
                say::RULE_BLANK_DOUBLE_HINT,
                &[],
                say::RULE_BLANK_DOUBLE_WHY,
            ),
            ROUNDS_RULE,
        ],
    },
];

/// The ranks of the best prial, in the order of the option's words.
const PRIAL_TOPS: &[Text] = &[
    say::RANKS_THREE,
    say::RANKS_SEVEN,
    say::RANKS_NINE,
    say::RANKS_ACE,
    say::RANKS_KING,
    say::RANKS_QUEEN,
    say::RANKS_JACK,
    say::RANKS_TEN,
    say::RANKS_EIGHT,
    say::RANKS_SIX,
    say::RANKS_FIVE,
    say::RANKS_FOUR,
    say::RANKS_TWO,
];
