//! Post and Pair.

use super::facets::{Group, Names, NewGame, OptionSentences, RuleText, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{Hands, Steps};
use super::page::GamePage;
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
        ("royal_takes_all", agreed::ROYAL_TAKES_ALL),
        ("draw_max", agreed::DRAW_MAX),
        ("rounds", agreed::ROUNDS),
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
            RuleText {
                hint: say::RULE_SET_ANTE_HINT,
                why: say::RULE_POST_ANTE_WHY,
                ..option::ANTE
            },
            option::ROYAL_TAKES_ALL,
            RuleText {
                why: say::RULE_POST_DRAW_MAX_WHY,
                ..option::DRAW_MAX
            },
            option::ROUNDS,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? Ah | o o o", &Say(say::HOWTO_POST_POTS)),
            Drawn("Ad | Kc | 9s", &Say(say::HOWTO_SEAT)),
            Drawn("9h 9s 4c | Kh Qd 3s", &Say(say::HOWTO_PAIR)),
            Drawn("9h 7d 5s", &Say(say::HOWTO_POST)),
        ]),
        Hands(&["2s 2d 2c", "Ac As 7d", "Kd Qd 9d"], say::HOWTO_PAIR_SHOWN),
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
