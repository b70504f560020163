//! Stop the Bus.

use super::facets::{Group, Names, NewGame, RuleText, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{Advised, Hands, Head, Steps, Swap};
use super::page::Step::{By, Drawn, Of, Say, While};
use super::page::{FirstDeal, When};
use super::page::{GamePage, has};
use crate::app::i18n::{Text, say};
use crate::engine::{Ask, Rules};
use crate::school::drills::Advice;

/// Its key in the catalogue.
pub const KEY: &str = "stop_the_bus";

pub const NAMES: Names = Names {
    full: say::GAME_STOP_THE_BUS,
    short: say::FAMILY_STOP_THE_BUS,
    button: None,
    line: say::FAMILY_STOP_THE_BUS_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_STOP_THE_BUS,
    options: &[
        ("ante", agreed::BUY_IN),
        ("lives", agreed::LIVES),
        ("first_stick", agreed::FIRST_STICK),
        ("one_down", agreed::ONE_DOWN),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Light,
    hands: &[&["Qd", "Qc", "4h"], &["Ks", "9d", "Qh"]],
    takes: Takes::InAll(10),
    groups: &[Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            RuleText {
                key: "ante",
                ..option::BUY_IN
            },
            option::LIVES,
            option::FIRST_STICK,
            option::ONE_DOWN,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn(
                "? ? ? | o",
                &While(&["ante", "lives"], &Of(say::howto_lives, 3)),
            ),
            Drawn("9h 4c Qd", &While(&["one_down"], &Say(say::HOWTO_BOARD))),
            Drawn("9s <> Qd", &Say(say::HOWTO_SWAP)),
            Drawn("Qh Qd 4c", &By(sticks)),
            Drawn("Qh Qd 4c | ~As ~9s ~2c", &Say(say::HOWTO_LOWEST)),
            Say(say::HOWTO_OUT),
        ]),
        Swap {
            board: "Qh 7s 4c",
            hand: "9h Qs Qd",
            nth: 0,
            says: say::HOWTO_SWAP_SHOWN,
        },
        Hands(
            &["Qh Qs Qd", "8h 8c 5d", "Ac Jd 6s"],
            say::HOWTO_LOWEST_SHOWN,
        ),
        Head(say::HOWTO_ADVICE),
        Advised(Advice::Wait),
    ],
    history: &[say::HOWTO_BUS_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Of(say::howto_lives, 3)),
            (When::Asked(Ask::is_to_swap), Say(say::HOWTO_BOARD)),
            (When::Asked(Ask::is_to_swap), Say(say::HOWTO_SWAP)),
            (When::Asked(Ask::is_to_swap), Say(say::HOWTO_STICK)),
            (When::Over, Say(say::HOWTO_LOWEST)),
            (When::Over, Say(say::HOWTO_OUT)),
        ],
    }),
};

/// When one may stick.
fn sticks(rules: &Rules) -> Option<Text> {
    Some(match has(rules, "first_stick", 1) {
        true => say::HOWTO_STICK_AT_ONCE,
        false => say::HOWTO_STICK,
    })
}
