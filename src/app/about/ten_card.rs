//! Ten-card Brag.

use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::{self, Beside, Laid, Steps};
use super::page::GamePage;
use super::page::Step::{Drawn, Of, Say, While};
use super::page::{FirstDeal, When};
use super::sets;
use crate::app::i18n::say;
use crate::cards::HandKind;
use crate::engine::Ask;

/// Its key in the catalogue.
pub const KEY: &str = "ten_card";

pub const NAMES: Names = Names {
    full: say::GAME_TEN_CARD,
    short: say::FAMILY_TEN_CARD,
    button: None,
    line: say::FAMILY_TEN_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_TEN_CARD,
    options: sets::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Hands,
    hands: &[
        &["As", "2s", "3s"],
        &["Jc", "Td", "9h"],
        &["Qd", "Qc", "6h"],
    ],
    takes: Takes::InAll(15),
    groups: sets::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("9s 9h 9d / Qh Jh Th / 8c 8d Kc", &Of(say::howto_set, 3)),
            Drawn("9s 9h 9d | ~4d", &Say(say::HOWTO_LEFT)),
            Drawn("9s 9h 9d | 8c 8d Kc", &Say(say::HOWTO_ORDER)),
            Drawn("9s 9h 9d | 4c 4d 4s", &Say(say::HOWTO_SHOW)),
            Drawn(
                "Ah Kh Qh | Ad Kd Qd",
                &While(&["tie"], &Say(say::HOWTO_TIE_NOBODY)),
            ),
            Say(say::HOWTO_MOST),
            While(
                &["target", "settlement", "game_stake", "blank_double"],
                &Of(say::howto_target_for_nothing, 5),
            ),
        ]),
        Laid {
            hands: &["6d 6h 6s", "Kc Qd Js", "Th Td 4c"],
            left: "2s",
        },
        Block::While(
            &["tie"],
            &[Beside {
                yours: &["6d 6h 6s", "Kc Qd Js", "Th Td 4c"],
                others: &["3c 3h 3s", "9d 8c 7s", "Ah 9c 2h"],
                least: HandKind::HighCard,
                says: say::HOWTO_TEN_SHOWN,
            }],
        ),
    ],
    history: &[say::HOWTO_TEN_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Of(say::howto_set, 3)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_LEFT)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_ORDER)),
            (When::Over, Say(say::HOWTO_SHOW)),
            (When::Over, Say(say::HOWTO_MOST)),
            (When::Over, Of(say::howto_target_for_nothing, 5)),
        ],
    }),
};
