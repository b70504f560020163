//! Seven-card Brag.

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
pub const KEY: &str = "seven_card";

pub const NAMES: Names = Names {
    full: say::GAME_SEVEN_CARD,
    short: say::FAMILY_SEVEN_CARD,
    button: None,
    line: say::FAMILY_SEVEN_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_SEVEN_CARD,
    options: sets::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Hands,
    hands: &[&["6s", "5s", "4s"], &["Ad", "Ac", "Th"]],
    takes: Takes::ADeal(2),
    groups: sets::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("o o o o", &While(&["ante"], &Say(say::HOWTO_ANTE))),
            Drawn("9s 9h 9d | Qh Jh Th", &Of(say::howto_set, 2)),
            Drawn("9s 9h 9d | ~4d", &Say(say::HOWTO_LEFT)),
            Drawn("9s 9h 9d | 8c 8d Kc", &Say(say::HOWTO_ORDER)),
            Drawn("9s 9h 9d | 4c 4d 4s", &Say(say::HOWTO_SHOW)),
            While(&["tie"], &Say(say::HOWTO_TIE_NOBODY)),
            Say(say::HOWTO_BOTH),
            While(&["rounds"], &Say(say::HOWTO_GOES_ON)),
        ]),
        Laid {
            hands: &["7c 6c 5c", "Ah Ad Ts"],
            left: "3h",
        },
        Block::While(
            &["tie", "pass"],
            &[Beside {
                yours: &["7c 6c 5c", "Ah Ad Ts"],
                others: &["Qs Qh Qd", "Kc Jd 8h"],
                least: HandKind::HighCard,
                says: say::HOWTO_SEVEN_SHOWN,
            }],
        ),
    ],
    history: &[say::HOWTO_SEVEN_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Say(say::HOWTO_ANTE)),
            (When::Asked(Ask::is_to_set), Of(say::howto_set, 2)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_LEFT)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_ORDER)),
            (When::Over, Say(say::HOWTO_SHOW)),
            (When::Over, Say(say::HOWTO_TIE_NOBODY)),
            (When::Over, Say(say::HOWTO_BOTH)),
        ],
    }),
};
