//! Six-card Brag.

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
    hands: &[&["Ah", "Kh", "Qh"], &["8c", "8d", "5s"]],
    takes: Takes::InAll(10),
    groups: sets::GROUPS,
};

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Of(say::howto_set, 2),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_POINT_EACH),
            Of(say::howto_target, 10),
        ]),
        Laid {
            hands: &["8h 8s Kd", "Qc 9d 4s"],
            left: "",
        },
        Beside {
            yours: &["8h 8s Kd", "Qc 9d 4s"],
            others: &["5c 5d Jh", "As Th 3c"],
            least: HandKind::HighCard,
            says: say::HOWTO_SIX_SHOWN,
        },
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
