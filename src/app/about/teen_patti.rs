//! Teen Patti.

use super::facets::{Group, Names, NewGame, RuleText, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{self, Hands, Head, Paragraphs, Steps};
use super::page::Step::{By, Drawn, Say};
use super::page::{FirstDeal, When};
use super::page::{GamePage, has};
use crate::app::i18n::{Text, say};
use crate::engine::{Action, Rules};

/// Its key in the catalogue.
pub const KEY: &str = "teen_patti";

pub const NAMES: Names = Names {
    full: say::GAME_TEEN_PATTI,
    short: say::FAMILY_TEEN_PATTI,
    button: None,
    line: say::FAMILY_TEEN_PATTI_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_TEEN_PATTI,
    options: &[
        ("ante", agreed::BOOT),
        ("raise", agreed::RAISE),
        ("chaal_limit", agreed::CHAAL_LIMIT),
        ("pot_limit", agreed::PATTI_POT_LIMIT),
        ("blind_turns", agreed::BLIND_TURNS),
        ("sideshow", agreed::SIDESHOW),
        ("variation", agreed::VARIATION),
        ("a23", agreed::A23),
        ("rounds", agreed::ROUNDS),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Betting,
    hands: &[&["As", "Ad", "Ac"]],
    takes: Takes::ADeal(2),
    groups: &[
        Group {
            title: say::GROUP_PATTI_HANDS,
            open: true,
            rules: &[option::VARIATION, option::A23],
        },
        Group {
            title: say::GROUP_PATTI_BETS,
            open: true,
            rules: &[
                RuleText {
                    key: "ante",
                    ..option::BOOT
                },
                option::RAISE,
                option::CHAAL_LIMIT,
                RuleText {
                    key: "pot_limit",
                    ..option::PATTI_POT_LIMIT
                },
            ],
        },
        Group {
            title: say::GROUP_PATTI_BLIND,
            open: false,
            rules: &[option::BLIND_TURNS, option::SIDESHOW, option::ROUNDS],
        },
    ],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? ? | o", &Say(say::HOWTO_PATTI_BOOT)),
            Drawn("? ? ? | o", &By(blind)),
            Drawn("Kh Ks 9c | o o", &Say(say::HOWTO_PATTI_CHAAL)),
            Drawn("~Jc ~8d ~3s", &Say(say::HOWTO_PATTI_PACK)),
            Drawn("Kh Ks 9c | Kd Kc 5h", &Say(say::HOWTO_PATTI_SHOW)),
            By(sideshow),
            Say(say::HOWTO_PATTI_LAST),
        ]),
        Block::While(
            &["variation"],
            &[Hands(
                &["Js Ts 9s", "Ah Kc Qd", "Kd 9d 4d"],
                say::HOWTO_PATTI_SHOWN,
            )],
        ),
        Head(say::HOWTO_PATTI_VARIATIONS),
        Paragraphs(&[say::HOWTO_PATTI_VARIATIONS_1]),
    ],
    history: &[say::HOWTO_PATTI_HISTORY],
    first: Some(FirstDeal {
        number: 82,
        script: &[
            (When::First, Say(say::HOWTO_PATTI_BOOT)),
            (When::Blind, Say(say::HOWTO_PATTI_BLIND)),
            (When::Open, Say(say::HOWTO_PATTI_CHAAL)),
            (When::Open, Say(say::HOWTO_PATTI_PACK)),
            (
                When::May(&[Action::SIDESHOW, Action::Refuse]),
                Say(say::HOWTO_PATTI_SIDESHOW),
            ),
            (When::May(&[Action::See]), Say(say::HOWTO_PATTI_SHOW)),
            (When::Over, Say(say::HOWTO_PATTI_LAST)),
        ],
    }),
};

/// What a blind player bets.
fn blind(rules: &Rules) -> Option<Text> {
    Some(match has(rules, "raise", 1) {
        true => say::HOWTO_PATTI_BLIND_DOUBLE,
        false => say::HOWTO_PATTI_BLIND,
    })
}

/// The sideshow, where there is one.
fn sideshow(rules: &Rules) -> Option<Text> {
    match (has(rules, "sideshow", 0), has(rules, "sideshow", 1)) {
        (true, _) => Some(say::HOWTO_PATTI_SIDESHOW),
        (_, true) => Some(say::HOWTO_PATTI_SIDESHOW_TWO),
        _ => None,
    }
}
