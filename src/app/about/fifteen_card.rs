//! Fifteen-card Brag.

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
pub const KEY: &str = "fifteen_card";

pub const NAMES: Names = Names {
    full: say::GAME_FIFTEEN_CARD,
    short: say::FAMILY_FIFTEEN_CARD,
    button: None,
    line: say::FAMILY_FIFTEEN_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_FIFTEEN_CARD,
    options: sets::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Hands,
    hands: &[
        &["7d", "7h", "7c"],
        &["Kd", "Qd", "Jd"],
        &["5s", "4c", "3c"],
        &["As", "9s", "6s"],
        &["Qh", "Qs", "2h"],
    ],
    takes: Takes::InAll(20),
    groups: sets::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn(
                "9s 9h 9d / Qh Jh Th / 8c 8d Kc / Ac Jd 4s / Td 6s 2h",
                &Of(say::howto_set, 5),
            ),
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
            hands: &["Ah 2h 3h", "9c 8s 7d", "Ks Ts 5s", "Qh Qd 6c", "Jc Jd 4h"],
            left: "",
        },
        Block::While(
            &["tie"],
            &[Beside {
                yours: &["Ah 2h 3h", "9c 8s 7d", "Ks Ts 5s", "Qh Qd 6c", "Jc Jd 4h"],
                others: &["Kc Kd Kh", "7s 6d 5c", "Ad 8d 4d", "Tc Td As", "9h 9d Qc"],
                least: HandKind::HighCard,
                says: say::HOWTO_FIFTEEN_SHOWN,
            }],
        ),
    ],
    history: &[say::HOWTO_FIFTEEN_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Of(say::howto_set, 5)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_ORDER)),
            (When::Over, Say(say::HOWTO_SHOW)),
            (When::Over, Say(say::HOWTO_MOST)),
            (When::Over, Of(say::howto_target_for_nothing, 5)),
        ],
    }),
};
