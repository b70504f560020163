//! 3 Card Brag Poker.

use super::facets::{Group, Names, NewGame, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{Hands, Steps};
use super::page::Step::{By, Drawn, Say};
use super::page::{FirstDeal, When};
use super::page::{GamePage, has};
use crate::app::i18n::{Text, say};
use crate::engine::{Ask, Rules};

/// Its key in the catalogue.
pub const KEY: &str = "draw_brag";

pub const NAMES: Names = Names {
    full: say::GAME_DRAW_BRAG,
    short: say::FAMILY_DRAW_BRAG,
    button: None,
    line: say::FAMILY_DRAW_BRAG_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_GAME_DRAW_BRAG,
    options: &[
        ("big_blind", agreed::BIG_BLIND),
        ("limit", agreed::LIMIT),
        ("draw_unit", agreed::DRAW_UNIT),
        ("rounds", agreed::ROUNDS),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Old,
    hands: &[&["As", "2h", "3d"]],
    takes: Takes::ADeal(2),
    groups: &[Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            option::LIMIT,
            option::BIG_BLIND,
            option::DRAW_UNIT,
            option::ROUNDS,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? ? | o o", &Say(say::HOWTO_BLINDS)),
            Drawn("? ? ? | o o", &By(unit)),
            Drawn("? ? ? | o", &Say(say::HOWTO_HALF)),
            Drawn("Kh Ks ~4d <> ?", &Say(say::HOWTO_DRAW)),
            Drawn("Kh Ks 9c | Qd Qc 5h", &Say(say::HOWTO_DRAW_SHOW)),
        ]),
        Hands(&["3s 3h 3d", "As 2h 3c", "Kd Qd 9d"], say::HOWTO_DRAW_SHOWN),
    ],
    history: &[say::HOWTO_DRAW_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Say(say::HOWTO_BLINDS)),
            (When::Asked(Ask::is_to_speak_in_round), Say(say::HOWTO_UNIT)),
            (When::Asked(Ask::is_to_speak_in_round), Say(say::HOWTO_HALF)),
            (When::Asked(Ask::is_to_exchange), Say(say::HOWTO_DRAW)),
            (When::Over, Say(say::HOWTO_DRAW_SHOW)),
        ],
    }),
};

/// What is bet.
fn unit(rules: &Rules) -> Option<Text> {
    Some(match has(rules, "limit", 1) {
        true => say::HOWTO_UNIT_FREE,
        false => say::HOWTO_UNIT,
    })
}
