//! Thirteen-card Brag, or Crash.

use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::{self, Beside, Laid, Steps};
use super::page::GamePage;
use super::page::Step::{Drawn, Of, Say, While};
use super::page::{FirstDeal, When};
use super::sets;
use crate::app::i18n::say;
use crate::cards::HandKind;
use crate::engine::{Ask, SettingAsk};

/// Its key in the catalogue.
pub const KEY: &str = "thirteen_card";

pub const NAMES: Names = Names {
    full: say::GAME_THIRTEEN_CARD,
    short: say::FAMILY_THIRTEEN_CARD,
    button: None,
    line: say::FAMILY_THIRTEEN_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_THIRTEEN_CARD,
    options: sets::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Hands,
    hands: &[
        &["Tc", "Td", "Th"],
        &["6s", "5h", "4h"],
        &["Ac", "8c", "4c"],
        &["Jh", "Js", "9s"],
    ],
    takes: Takes::InAll(20),
    groups: sets::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? <> ? ?", &While(&["spare"], &Say(say::HOWTO_SPARE))),
            Drawn(
                "9s 9h 9d / Qh Jh Th / 8c 8d Kc / Ac 6s 2h",
                &Of(say::howto_set, 4),
            ),
            Drawn("9s 9h 9d | ~4d", &Say(say::HOWTO_LEFT)),
            Drawn("9s 9h 9d | 8c 8d Kc", &Say(say::HOWTO_ORDER)),
            Drawn("9s 9h 9d | 4c 4d 4s", &Say(say::HOWTO_SHOW)),
            While(&["tie"], &Say(say::HOWTO_TIE_NOBODY)),
            While(&["minimum"], &Say(say::HOWTO_PAIR_OR_BETTER)),
            While(&["points"], &Say(say::HOWTO_POINT_EACH)),
            While(&["crash"], &Say(say::HOWTO_CRASH)),
            While(
                &["target", "settlement", "game_stake", "blank_double"],
                &Of(say::howto_target, 10),
            ),
            While(&["four_of_a_kind", "quads_bonus"], &Say(say::HOWTO_FOUR)),
        ]),
        Laid {
            hands: &["Tc Td Th", "6s 5h 4h", "Ac 8c 4c", "Jh 9s 2d"],
            left: "7d",
        },
        Block::While(
            &["tie", "minimum", "points"],
            &[Beside {
                yours: &["Tc Td Th", "6s 5h 4h", "Ac 8c 4c", "Jh 9s 2d"],
                others: &["As 2s 3s", "Kd Qc Js", "Qd 9d 3d", "Kh 8s 5c"],
                least: HandKind::Pair,
                says: say::HOWTO_THIRTEEN_SHOWN,
            }],
        ),
    ],
    history: &[say::HOWTO_THIRTEEN_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 4,
        script: &[
            (When::Asked(is_spare), Say(say::HOWTO_SPARE)),
            (When::Asked(Ask::is_to_set), Of(say::howto_set, 4)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_LEFT)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_ORDER)),
            (When::Over, Say(say::HOWTO_SHOW)),
            (When::Over, Say(say::HOWTO_PAIR_OR_BETTER)),
            (When::Over, Say(say::HOWTO_POINT_EACH)),
            (When::Over, Say(say::HOWTO_CRASH)),
            (When::Over, Of(say::howto_target, 10)),
        ],
    }),
};

/// Whether a player is asked to exchange his hand for a spare one.
fn is_spare(ask: Ask) -> bool {
    matches!(ask, Ask::Setting(SettingAsk::Spare { .. }))
}
