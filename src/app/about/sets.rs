//! What the games of set hands share: the sentences of their options, and the options on the *New game* sheet. Each game
//! shows those that it has.

use super::facets::{Group, OptionSentences, RuleText};
use super::options::{agreed, option};
use crate::app::i18n::{Text, say};

/// The sentences of the options, in the order of the summary.
pub const SENTENCES: &[(&str, OptionSentences)] = &[
    ("form", agreed::FORM),
    ("points", agreed::POINTS),
    ("target", agreed::TARGET),
    ("ante", agreed::SET_ANTE),
    ("bonus_all", agreed::BONUS_ALL),
    ("crash", agreed::CRASH),
    ("tie", agreed::TIE),
    ("minimum", agreed::MINIMUM),
    ("four_of_a_kind", agreed::FOUR_OF_A_KIND),
    ("quads_bonus", agreed::QUADS_BONUS),
    (
        "prial_top",
        OptionSentences::Ranks(PRIAL_TOPS, say::agreed_prial_top),
    ),
    ("quads_win", agreed::QUADS_WIN),
    ("set_bets", agreed::SET_BETS),
    ("pass", agreed::PASS),
    ("spare", agreed::SPARE),
    ("settlement", agreed::SETTLEMENT),
    ("game_stake", agreed::GAME_STAKE),
    ("blank_double", agreed::BLANK_DOUBLE),
    ("rounds", agreed::ROUNDS),
];

/// The groups of options.
pub const GROUPS: &[Group] = &[
    Group {
        title: say::GROUP_PRIZE,
        open: true,
        rules: &[
            option::FORM,
            RuleText {
                hint: say::RULE_SET_ANTE_HINT,
                why: say::RULE_SET_ANTE_WHY,
                ..option::ANTE
            },
            option::SET_BETS,
            option::POINTS,
            option::TARGET,
            option::BONUS_ALL,
            option::CRASH,
        ],
    },
    Group {
        title: say::GROUP_HANDS,
        open: true,
        rules: &[
            option::TIE,
            RuleText {
                says: &[
                    say::KIND_PAIR,
                    say::KIND_HIGH_CARD,
                    say::KIND_FLUSH,
                    say::KIND_RUN,
                    say::KIND_RUNNING_FLUSH,
                    say::KIND_PRIAL,
                ],
                ..option::MINIMUM
            },
            option::FOUR_OF_A_KIND,
            option::QUADS_BONUS,
            RuleText {
                says: PRIAL_TOPS,
                ..option::PRIAL_TOP
            },
            option::QUADS_WIN,
            option::PASS,
            option::SPARE,
        ],
    },
    Group {
        title: say::GROUP_SETTLING,
        open: false,
        rules: &[
            option::SETTLEMENT,
            option::GAME_STAKE,
            option::BLANK_DOUBLE,
            option::ROUNDS,
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
