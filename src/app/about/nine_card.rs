//! Nine-card Brag.

use super::facets::{Names, NewGame, Sentences, Takes};
use super::page::Block::{Advised, Beside, Head, Laid, Paragraphs, Steps};
use super::page::Page;
use super::page::Step::{Of, Say};
use super::page::{FirstDeal, When};
use super::sets;
use crate::app::i18n::say;
use crate::cards::HandKind;
use crate::engine::Ask;
use crate::school::drills::Advice;

/// Its key in the catalogue.
pub const KEY: &str = "nine_card";

pub const NAMES: Names = Names {
    full: say::GAME_NINE_CARD,
    short: say::FAMILY_NINE_CARD,
    button: None,
    line: say::FAMILY_NINE_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_NINE_CARD,
    options: sets::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    hands: &[
        &["9s", "9h", "9d"],
        &["Qh", "Jh", "Th"],
        &["Ac", "Kc", "5c"],
    ],
    takes: Takes::ADeal(3),
    groups: sets::GROUPS,
};

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Say(say::HOWTO_FOUR_ANTES),
            Of(say::howto_set, 3),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_FIRST),
            Say(say::HOWTO_POTS),
            Say(say::HOWTO_GOES_ON),
        ]),
        Paragraphs(&[say::HOWTO_SET_BETS]),
        Laid {
            hands: &["9s 9h 9d", "Qh Jh Th", "8c 8d Kc"],
            left: "",
        },
        Beside {
            yours: &["9s 9h 9d", "Qh Jh Th", "8c 8d Kc"],
            others: &["4c 4d 4s", "As Ks Qs", "Jd 7s 2c"],
            least: HandKind::HighCard,
            says: say::HOWTO_NINE_SHOWN,
        },
        Head(say::HOWTO_ADVICE),
        Paragraphs(&[say::HOWTO_ADVICE_IS]),
        Advised(Advice::Third),
    ],
    history: &[say::HOWTO_NINE_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Say(say::HOWTO_FOUR_ANTES)),
            (When::Asked(Ask::is_to_set), Of(say::howto_set, 3)),
            (When::Asked(Ask::is_to_set), Say(say::HOWTO_ORDER)),
            (When::Over, Say(say::HOWTO_SHOW)),
            (When::Over, Say(say::HOWTO_TIE_FIRST)),
            (When::Over, Say(say::HOWTO_POTS)),
        ],
    }),
};
