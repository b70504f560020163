//! Nine-card Brag.

use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::{self, Advised, Beside, Head, Laid, Paragraphs, Steps};
use super::page::Step::{By, Drawn, Of, Say, While};
use super::page::{FirstDeal, When};
use super::page::{GamePage, has};
use super::sets;
use crate::app::i18n::{Text, say};
use crate::cards::HandKind;
use crate::engine::{Ask, Rules};
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
    section: Section::Hands,
    hands: &[
        &["9s", "9h", "9d"],
        &["Qh", "Jh", "Th"],
        &["Ac", "Kc", "5c"],
    ],
    takes: Takes::ADeal(3),
    groups: sets::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn(
                "o o o | o",
                &While(&["form", "ante"], &Say(say::HOWTO_FOUR_ANTES)),
            ),
            Drawn("9s 9h 9d / Qh Jh Th / 8c 8d Kc", &Of(say::howto_set, 3)),
            Drawn("9s 9h 9d | 8c 8d Kc", &Say(say::HOWTO_ORDER)),
            Drawn("9s 9h 9d | 4c 4d 4s", &Say(say::HOWTO_SHOW)),
            Drawn(
                "Ah Kh Qh | Ad Kd Qd",
                &While(&["tie"], &Say(say::HOWTO_TIE_FIRST)),
            ),
            By(for_pots),
            While(&["rounds"], &Say(say::HOWTO_GOES_ON)),
        ]),
        Block::While(&["form", "set_bets"], &[Paragraphs(&[say::HOWTO_SET_BETS])]),
        Laid {
            hands: &["9s 9h 9d", "Qh Jh Th", "8c 8d Kc"],
            left: "",
        },
        Block::While(
            &["form", "tie"],
            &[Beside {
                yours: &["9s 9h 9d", "Qh Jh Th", "8c 8d Kc"],
                others: &["4c 4d 4s", "As Ks Qs", "Jd 7s 2c"],
                least: HandKind::HighCard,
                says: say::HOWTO_NINE_SHOWN,
            }],
        ),
        Head(say::HOWTO_ADVICE),
        Paragraphs(&[say::HOWTO_ADVICE_IS]),
        Block::While(&["form"], &[Advised(Advice::Third)]),
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

/// Who takes which pot, where each hand has its own.
fn for_pots(rules: &Rules) -> Option<Text> {
    has(rules, "form", 0).then_some(say::HOWTO_POTS)
}
