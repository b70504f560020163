//! Seven-card Brag.

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
    hands: &[&["6s", "5s", "4s"], &["Ad", "Ac", "Th"]],
    takes: Takes::ADeal(2),
    groups: sets::GROUPS,
};

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Say(say::HOWTO_ANTE),
            Of(say::howto_set, 2),
            Say(say::HOWTO_LEFT),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_BOTH),
            Say(say::HOWTO_GOES_ON),
        ]),
        Laid {
            hands: &["7c 6c 5c", "Ah Ad Ts"],
            left: "3h",
        },
        Beside {
            yours: &["7c 6c 5c", "Ah Ad Ts"],
            others: &["Qs Qh Qd", "Kc Jd 8h"],
            least: HandKind::HighCard,
            says: say::HOWTO_SEVEN_SHOWN,
        },
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
