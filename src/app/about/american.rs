//! American Brag.

use super::facets::{Group, Names, NewGame, OptionSentences, RuleText, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{Hands, Steps};
use super::page::GamePage;
use super::page::Step::{Drawn, Say, While};
use super::page::{FirstDeal, When};
use crate::app::i18n::say;
use crate::engine::Ask;

/// Its key in the catalogue.
pub const KEY: &str = "american";

pub const NAMES: Names = Names {
    full: say::GAME_AMERICAN,
    short: say::FAMILY_AMERICAN,
    button: None,
    line: say::FAMILY_AMERICAN_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_AMERICAN,
    options: &[
        ("ante", OptionSentences::Amount(None, say::agreed_pool_ante)),
        ("draw", agreed::DRAW),
        (
            "brag_max",
            OptionSentences::Amount(None, say::agreed_brag_max),
        ),
        ("rounds", agreed::ROUNDS),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Old,
    hands: &[&["As", "Ah", "Jd"]],
    takes: Takes::ADeal(2),
    groups: &[Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            RuleText {
                hint: say::RULE_AMERICAN_ANTE_HINT,
                why: say::RULE_AMERICAN_ANTE_WHY,
                ..option::ANTE
            },
            option::DRAW,
            RuleText {
                key: "brag_max",
                label: say::RULE_BRAG_MAX,
                hint: say::EMPTY_IS_NO_LIMIT,
                says: &[],
                why: say::RULE_AMERICAN_BRAG_MAX_WHY,
            },
            option::ROUNDS,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn(
                "Kh Ks ~4d <> ?",
                &While(&["draw", "ante"], &Say(say::HOWTO_AMERICAN_DRAW)),
            ),
            Drawn("? ? ? | o o", &Say(say::HOWTO_AMERICAN_BRAG)),
            Drawn("Kh Ks 9c | Qd Qc 5h", &Say(say::HOWTO_AMERICAN_SIGHT)),
            Drawn("? ? ? | o o o", &Say(say::HOWTO_AMERICAN_ALONE)),
            Say(say::HOWTO_AMERICAN_RANKS),
        ]),
        Hands(
            &["Ac Ad 9h", "Kc Kd Kh", "Jc 9d 9s"],
            say::HOWTO_AMERICAN_SHOWN,
        ),
    ],
    history: &[say::HOWTO_AMERICAN_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (
                When::Asked(Ask::is_to_exchange),
                Say(say::HOWTO_AMERICAN_DRAW),
            ),
            (
                When::Asked(Ask::is_to_exchange),
                Say(say::HOWTO_AMERICAN_RANKS),
            ),
            (
                When::Asked(Ask::is_to_speak_in_round),
                Say(say::HOWTO_AMERICAN_BRAG),
            ),
            (
                When::Asked(Ask::is_to_speak_in_round),
                Say(say::HOWTO_AMERICAN_SIGHT),
            ),
            (When::Over, Say(say::HOWTO_AMERICAN_ALONE)),
        ],
    }),
};
