//! Teen Patti.

use super::facets::{
    Group, Names, NewGame, OptionSentences, ROUNDS, ROUNDS_RULE, Section, Sentences, Takes, rule,
};
use super::page::Block::{self, Head, Paragraphs, Shown, Steps};
use super::page::Step::{By, Drawn, Say};
use super::page::{FirstDeal, When};
use super::page::{Page, has};
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
        ("ante", OptionSentences::Amount(None, say::agreed_boot)),
        (
            "raise",
            OptionSentences::Each(&[Some(say::AGREED_RAISE_ANY), Some(say::AGREED_RAISE_DOUBLE)]),
        ),
        (
            "chaal_limit",
            OptionSentences::Amount(None, say::agreed_chaal_limit),
        ),
        (
            "pot_limit",
            OptionSentences::Amount(None, say::agreed_patti_pot_limit),
        ),
        (
            "blind_turns",
            OptionSentences::Amount(Some(say::AGREED_BLIND_TURNS_NONE), say::agreed_blind_turns),
        ),
        (
            "sideshow",
            OptionSentences::Each(&[
                Some(say::AGREED_SIDESHOW_THREE),
                Some(say::AGREED_SIDESHOW_TWO),
                Some(say::AGREED_SIDESHOW_NONE),
            ]),
        ),
        (
            "variation",
            OptionSentences::Each(&[
                Some(say::AGREED_VARIATION_NONE),
                Some(say::AGREED_VARIATION_MUFLIS),
                Some(say::AGREED_VARIATION_AK47),
                Some(say::AGREED_VARIATION_999),
                Some(say::AGREED_VARIATION_LOWEST_JOKER),
                Some(say::AGREED_VARIATION_HIGHEST_JOKER),
            ]),
        ),
        (
            "a23",
            OptionSentences::Each(&[Some(say::AGREED_A23_FIRST), Some(say::AGREED_A23_SECOND)]),
        ),
        ROUNDS,
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
            rules: &[
                rule(
                    "variation",
                    say::RULE_VARIATION,
                    say::RULE_VARIATION_HINT,
                    &[
                        say::RULE_VARIATION_NONE,
                        say::RULE_VARIATION_MUFLIS,
                        say::RULE_VARIATION_AK47,
                        say::RULE_VARIATION_999,
                        say::RULE_VARIATION_LOWEST_JOKER,
                        say::RULE_VARIATION_HIGHEST_JOKER,
                    ],
                    say::RULE_VARIATION_WHY,
                ),
                rule(
                    "a23",
                    say::RULE_A23,
                    say::RULE_A23_HINT,
                    &[say::RULE_A23_FIRST, say::RULE_A23_SECOND],
                    say::RULE_A23_WHY,
                ),
            ],
        },
        Group {
            title: say::GROUP_PATTI_BETS,
            open: true,
            rules: &[
                rule(
                    "ante",
                    say::RULE_BOOT,
                    say::RULE_BOOT_HINT,
                    &[],
                    say::RULE_BOOT_WHY,
                ),
                rule(
                    "raise",
                    say::RULE_RAISE,
                    say::RULE_RAISE_HINT,
                    &[say::RULE_RAISE_ANY, say::RULE_RAISE_DOUBLE],
                    say::RULE_RAISE_WHY,
                ),
                rule(
                    "chaal_limit",
                    say::RULE_CHAAL_LIMIT,
                    say::EMPTY_IS_NO_LIMIT,
                    &[],
                    say::RULE_CHAAL_LIMIT_WHY,
                ),
                rule(
                    "pot_limit",
                    say::RULE_PATTI_POT_LIMIT,
                    say::RULE_PATTI_POT_LIMIT_HINT,
                    &[],
                    say::RULE_PATTI_POT_LIMIT_WHY,
                ),
            ],
        },
        Group {
            title: say::GROUP_PATTI_BLIND,
            open: false,
            rules: &[
                rule(
                    "blind_turns",
                    say::RULE_BLIND_TURNS,
                    say::RULE_BLIND_TURNS_HINT,
                    &[],
                    say::RULE_BLIND_TURNS_WHY,
                ),
                rule(
                    "sideshow",
                    say::RULE_SIDESHOW,
                    say::RULE_SIDESHOW_HINT,
                    &[
                        say::RULE_SIDESHOW_THREE,
                        say::RULE_SIDESHOW_TWO,
                        say::RULE_SIDESHOW_NONE,
                    ],
                    say::RULE_SIDESHOW_WHY,
                ),
                ROUNDS_RULE,
            ],
        },
    ],
};

pub const PAGE: Page = Page {
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
            &[Shown(
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
