//! Post and Pair.

use super::facets::{
    Group, Names, NewGame, OptionSentences, ROUNDS, ROUNDS_RULE, Section, Sentences, Takes, rule,
};
use super::page::Block::{Shown, Steps};
use super::page::Page;
use super::page::Step::{Drawn, Say};
use super::page::{FirstDeal, When};
use crate::app::i18n::say;
use crate::engine::Ask;

/// Its key in the catalogue.
pub const KEY: &str = "post_and_pair";

pub const NAMES: Names = Names {
    full: say::GAME_POST_AND_PAIR,
    short: say::FAMILY_POST_AND_PAIR,
    button: None,
    line: say::FAMILY_POST_AND_PAIR_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_POST_AND_PAIR,
    options: &[
        (
            "ante",
            OptionSentences::Amount(None, say::agreed_three_antes),
        ),
        (
            "royal_takes_all",
            OptionSentences::Each(&[None, Some(say::AGREED_ROYAL_TAKES_ALL_YES)]),
        ),
        (
            "draw_max",
            OptionSentences::Amount(None, say::agreed_draw_max),
        ),
        ROUNDS,
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Old,
    hands: &[&["Tc", "Ts", "Ah"]],
    takes: Takes::ADeal(2),
    groups: &[Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            rule(
                "ante",
                say::RULE_ANTE,
                say::RULE_SET_ANTE_HINT,
                &[],
                say::RULE_POST_ANTE_WHY,
            ),
            rule(
                "royal_takes_all",
                say::RULE_ROYAL_TAKES_ALL,
                say::RULE_ROYAL_TAKES_ALL_HINT,
                &[],
                say::RULE_ROYAL_TAKES_ALL_WHY,
            ),
            rule(
                "draw_max",
                say::RULE_DRAW_MAX,
                say::RULE_DRAW_MAX_HINT,
                &[],
                say::RULE_POST_DRAW_MAX_WHY,
            ),
            ROUNDS_RULE,
        ],
    }],
};

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Drawn("? ? Ah | o o o", &Say(say::HOWTO_POST_POTS)),
            Drawn("Ad | Kc | 9s", &Say(say::HOWTO_SEAT)),
            Drawn("9h 9s 4c | Kh Qd 3s", &Say(say::HOWTO_PAIR)),
            Drawn("9h 7d 5s", &Say(say::HOWTO_POST)),
        ]),
        Shown(&["2s 2d 2c", "Ac As 7d", "Kd Qd 9d"], say::HOWTO_PAIR_SHOWN),
    ],
    history: &[say::HOWTO_POST_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Say(say::HOWTO_POST_POTS)),
            (When::First, Say(say::HOWTO_SEAT)),
            (When::Asked(Ask::is_to_speak_in_round), Say(say::HOWTO_PAIR)),
            (When::Over, Say(say::HOWTO_POST)),
        ],
    }),
};
