//! Fifteen-card Brag.

use super::facets::{Names, NewGame, Sentences, Takes};
use super::page::Block::{Beside, Laid, Steps};
use super::page::Page;
use super::page::Step::{Of, Say};
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

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Of(say::howto_set, 5),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_MOST),
            Of(say::howto_target_for_nothing, 5),
        ]),
        Laid {
            hands: &["Ah 2h 3h", "9c 8s 7d", "Ks Ts 5s", "Qh Qd 6c", "Jc Jd 4h"],
            left: "",
        },
        Beside {
            yours: &["Ah 2h 3h", "9c 8s 7d", "Ks Ts 5s", "Qh Qd 6c", "Jc Jd 4h"],
            others: &["Kc Kd Kh", "7s 6d 5c", "Ad 8d 4d", "Tc Td As", "9h 9d Qc"],
            least: HandKind::HighCard,
            says: say::HOWTO_FIFTEEN_SHOWN,
        },
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
