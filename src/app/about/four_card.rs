//! Four-card Brag.

use super::betting;
use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::{Laid, Steps};
use super::page::GamePage;
use super::page::Step::{By, Drawn, Of, Say, While};
use super::page::{FirstDeal, When};
use crate::app::i18n::say;
use crate::engine::{Action, Ask};

/// Its key in the catalogue.
pub const KEY: &str = "four_card";

pub const NAMES: Names = Names {
    full: say::GAME_FOUR_CARD,
    short: say::FAMILY_FOUR_CARD,
    button: Some(say::RULE_GAME_FOUR_CARD),
    line: say::FAMILY_FOUR_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_GAME_FOUR_CARD,
    options: betting::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Betting,
    hands: &[&["Kh", "Ks", "9s", "2d"]],
    takes: Takes::ADeal(1),
    groups: betting::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? ? ? | o", &While(&["ante"], &Say(say::HOWTO_ANTE))),
            Drawn("Ah Qh 7h | ~9c", &Of(say::howto_throw, 1)),
            Drawn("Ah Qh 7h | o o", &Say(say::HOWTO_BET)),
            Drawn("? ? ? | o o o", &Say(say::HOWTO_LAST_IN)),
            Drawn("Kh Ks 9c | Kd Kc 5h", &By(betting::sees_of_more)),
            While(
                &["blind_play", "blind_look", "see_blind_after", "blind_last"],
                &Say(say::HOWTO_BLIND_IN_SHORT),
            ),
            Say(say::HOWTO_AS_THREE),
        ]),
        Laid {
            hands: &["Ah Qh 7h"],
            left: "9c",
        },
    ],
    history: &[say::HOWTO_FOUR_CARD_HISTORY],
    first: Some(FirstDeal {
        number: 2,
        script: &[
            (When::First, Say(say::HOWTO_ANTE)),
            (When::Blind, Say(say::HOWTO_BLIND_IN_SHORT)),
            (When::Asked(Ask::is_to_throw), Of(say::howto_throw, 1)),
            (When::Open, Say(say::HOWTO_BET)),
            (When::May(&[Action::See]), Say(say::HOWTO_SEE_THROWN)),
            (When::Over, Say(say::HOWTO_LAST_IN)),
        ],
    }),
};
