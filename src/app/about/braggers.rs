//! Single-stake Brag.

use super::facets::{Group, Names, NewGame, OptionSentences, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{self, Hands, Steps};
use super::page::GamePage;
use super::page::Step::{Drawn, Say, While};
use super::page::{FirstDeal, When};
use crate::app::i18n::say;
use crate::engine::Ask;

/// Its key in the catalogue.
pub const KEY: &str = "braggers";

pub const NAMES: Names = Names {
    full: say::GAME_BRAGGERS,
    short: say::FAMILY_BRAGGERS,
    button: None,
    line: say::FAMILY_BRAGGERS_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_BRAGGERS_GAME,
    options: &[
        (
            "braggers",
            OptionSentences::Cards(say::AGREED_BRAGGERS_NONE, say::agreed_braggers),
        ),
        ("lowest_rank", agreed::LOWEST_RANK),
        ("stake_max", agreed::STAKE_MAX),
        ("fixed_sum", agreed::FIXED_SUM),
        ("concede", agreed::CONCEDE),
        ("rounds", agreed::ROUNDS),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Old,
    hands: &[&["Kc", "Kh", "9d"]],
    takes: Takes::ADeal(1),
    groups: &[Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            option::BRAGGERS,
            option::LOWEST_RANK,
            option::STAKE_MAX,
            option::FIXED_SUM,
            option::CONCEDE,
            option::ROUNDS,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("o o | ? ? ?", &Say(say::HOWTO_STAKE)),
            Drawn("? ? ? | o o", &Say(say::HOWTO_MEET)),
            Drawn(
                "Kh Ks 9c | Qd Qc 5h",
                &While(&["concede"], &Say(say::HOWTO_ALL_SHOW)),
            ),
            Drawn("o o o", &While(&["fixed_sum"], &Say(say::HOWTO_UNMET))),
            Say(say::HOWTO_PAIRS_ALONE),
            While(&["braggers"], &Say(say::HOWTO_THREE_BRAGGERS)),
        ]),
        Block::While(
            &["braggers", "lowest_rank"],
            &[Hands(
                &["Kc Kh 9d", "8c 8h 8s", "Ac Ah 4s"],
                say::HOWTO_BRAGGERS_SHOWN,
            )],
        ),
    ],
    history: &[say::HOWTO_BRAGGERS_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (
                When::Asked(Ask::is_to_stake_as_dealer),
                Say(say::HOWTO_STAKE),
            ),
            (When::Asked(Ask::is_to_speak_in_round), Say(say::HOWTO_MEET)),
            (
                When::Asked(Ask::is_to_speak_in_round),
                Say(say::HOWTO_PAIRS_ALONE),
            ),
            (
                When::Asked(Ask::is_to_speak_in_round),
                Say(say::HOWTO_THREE_BRAGGERS),
            ),
            (When::Over, Say(say::HOWTO_ALL_SHOW)),
            (When::Over, Say(say::HOWTO_UNMET)),
        ],
    }),
};
