//! Six-card Brag.

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
pub const KEY: &str = "six_card";

pub const NAMES: Names = Names {
    full: say::GAME_SIX_CARD,
    short: say::FAMILY_SIX_CARD,
    button: None,
    line: say::FAMILY_SIX_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_SIX_CARD,
    options: sets::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Hands,
    hands: &[&["Ah", "Kh", "Qh"], &["8c", "8d", "5s"]],
    takes: Takes::InAll(10),
    groups: sets::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("Ac As 4d | Kh 9h 3h", &Of(say::howto_set, 2)),
            Drawn("9s 9h 9d | 8c 8d Kc", &Say(say::HOWTO_ORDER)),
            Drawn("9s 9h 9d | 4c 4d 4s", &Say(say::HOWTO_SHOW)),
            Drawn(
                "Ah Kh Qh | Ad Kd Qd",
                &While(&["tie"], &Say(say::HOWTO_TIE_NOBODY)),
            ),
            Say(say::HOWTO_POINT_EACH),
            While(
                &["target", "settlement", "game_stake", "blank_double"],
                &Of(say::howto_target, 10),
            ),
        ]),
        Laid {
            hands: &["8h 8s Kd", "Qc 9d 4s"],
            left: "",
        },
        Block::While(
            &["tie"],
            &[Beside {
                yours: &["8h 8s Kd", "Qc 9d 4s"],
                others: &["5c 5d Jh", "As Th 3c"],
                least: HandKind::HighCard,
                says: say::HOWTO_SIX_SHOWN,
            }],
        ),
    ],
    history: &[say::HOWTO_SIX_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Of(say::howto_set, 2)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_ORDER)),
            (When::Over, Say(say::HOWTO_SHOW)),
            (When::Over, Say(say::HOWTO_TIE_NOBODY)),
            (When::Over, Say(say::HOWTO_POINT_EACH)),
            (When::Over, Of(say::howto_target, 10)),
        ],
    }),
};
