//! Three Card Poker.

use super::facets::{Group, Names, NewGame, OptionSentences, Section, Sentences, Takes, rule};
use super::page::Block::{self, Beside, Paragraphs, Steps};
use super::page::Page;
use super::page::Step::{Drawn, Say, While};
use super::page::{FirstDeal, When};
use crate::app::i18n::say;
use crate::cards::HandKind;
use crate::engine::{Ask, CasinoAsk};

/// Its key in the catalogue.
pub const KEY: &str = "three_card_poker";

pub const NAMES: Names = Names {
    full: say::GAME_THREE_CARD_POKER,
    short: say::FAMILY_THREE_CARD_POKER,
    button: None,
    line: say::FAMILY_THREE_CARD_POKER_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_THREE_CARD_POKER,
    options: &[
        (
            "ante_min",
            OptionSentences::Amount(None, say::agreed_ante_min),
        ),
        (
            "ante_max",
            OptionSentences::Amount(Some(say::AGREED_ANTE_MAX_NONE), say::agreed_ante_max),
        ),
        (
            "qualify",
            OptionSentences::Each(&[Some(say::AGREED_QUALIFY_NO), Some(say::AGREED_QUALIFY_YES)]),
        ),
        (
            "ante_bonus",
            OptionSentences::Each(&[
                Some(say::AGREED_ANTE_BONUS_STANDARD),
                Some(say::AGREED_ANTE_BONUS_RUSSIAN),
                Some(say::AGREED_ANTE_BONUS_BRAG),
            ]),
        ),
        (
            "pair_plus",
            OptionSentences::Each(&[
                Some(say::AGREED_PAIR_PLUS_CLASSIC),
                Some(say::AGREED_PAIR_PLUS_COMMON),
                Some(say::AGREED_PAIR_PLUS_RUSSIAN),
                Some(say::AGREED_PAIR_PLUS_BRAG),
            ]),
        ),
        (
            "ranking",
            OptionSentences::Each(&[
                Some(say::AGREED_RANKING_POKER),
                Some(say::AGREED_RANKING_BRAG),
            ]),
        ),
        (
            "pair_plus_bet",
            OptionSentences::Each(&[None, Some(say::AGREED_PAIR_PLUS_BET_EQUAL)]),
        ),
        (
            "ante_bonus_bet",
            OptionSentences::Each(&[None, Some(say::AGREED_ANTE_BONUS_BET)]),
        ),
        (
            "boxes",
            OptionSentences::Each(&[None, Some(say::AGREED_BOXES_ANY)]),
        ),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Light,
    hands: &[&["Qc", "9d", "5h"], &["Ah", "Kh", "4s"]],
    takes: Takes::ADeal(1),
    groups: &[Group {
        title: say::GROUP_CASINO,
        open: true,
        rules: &[
            rule(
                "ante_min",
                say::RULE_ANTE_MIN,
                say::RULE_ANTE_MIN_HINT,
                &[],
                say::RULE_ANTE_MIN_WHY,
            ),
            rule(
                "ante_max",
                say::RULE_ANTE_MAX,
                say::RULE_ANTE_MAX_HINT,
                &[],
                say::RULE_ANTE_MAX_WHY,
            ),
            rule(
                "qualify",
                say::RULE_QUALIFY,
                say::RULE_QUALIFY_HINT,
                &[],
                say::RULE_QUALIFY_WHY,
            ),
            rule(
                "ranking",
                say::RULE_RANKING,
                say::RULE_RANKING_HINT,
                &[say::RULE_RANKING_POKER, say::RULE_RANKING_BRAG],
                say::RULE_RANKING_WHY,
            ),
            rule(
                "ante_bonus",
                say::RULE_ANTE_BONUS,
                say::RULE_ANTE_BONUS_HINT,
                &[
                    say::RULE_ANTE_BONUS_STANDARD,
                    say::RULE_ANTE_BONUS_RUSSIAN,
                    say::RULE_ANTE_BONUS_BRAG,
                ],
                say::RULE_ANTE_BONUS_WHY,
            ),
            rule(
                "pair_plus",
                say::RULE_PAIR_PLUS,
                say::RULE_PAIR_PLUS_HINT,
                &[
                    say::RULE_PAIR_PLUS_CLASSIC,
                    say::RULE_PAIR_PLUS_COMMON,
                    say::RULE_PAIR_PLUS_RUSSIAN,
                    say::RULE_PAIR_PLUS_BRAG,
                ],
                say::RULE_PAIR_PLUS_WHY,
            ),
            rule(
                "pair_plus_bet",
                say::RULE_PAIR_PLUS_BET,
                say::RULE_PAIR_PLUS_BET_HINT,
                &[say::RULE_PAIR_PLUS_BET_ANY, say::RULE_PAIR_PLUS_BET_EQUAL],
                say::RULE_PAIR_PLUS_BET_WHY,
            ),
            rule(
                "ante_bonus_bet",
                say::RULE_ANTE_BONUS_BET,
                say::RULE_ANTE_BONUS_BET_HINT,
                &[],
                say::RULE_ANTE_BONUS_BET_WHY,
            ),
            rule(
                "boxes",
                say::RULE_BOXES,
                say::RULE_BOXES_HINT,
                &[say::RULE_BOXES_ALONE, say::RULE_BOXES_ANY],
                say::RULE_BOXES_WHY,
            ),
        ],
    }],
};

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Drawn("o | o", &Say(say::HOWTO_CASINO_STAKE)),
            Drawn("? ? ? | ? ? ?", &Say(say::HOWTO_CASINO_CARDS)),
            Drawn("Qh 7d 4c | o o", &Say(say::HOWTO_CASINO_PLAY)),
            Drawn(
                "~Jc ~8d ~3s | o o",
                &While(&["qualify"], &Say(say::HOWTO_CASINO_OUT)),
            ),
            Drawn("Kh Ks 9c | Qd 8c 5h", &Say(say::HOWTO_CASINO_COMPARE)),
            While(&["ante_bonus_bet"], &Say(say::HOWTO_CASINO_BONUS)),
            Say(say::HOWTO_CASINO_PLUS),
        ]),
        Block::While(
            &["ranking", "qualify"],
            &[Beside {
                yours: &["8h 8c 5d"],
                others: &["Qd Tc 3h"],
                least: HandKind::HighCard,
                says: say::HOWTO_CASINO_SHOWN,
            }],
        ),
        Block::While(&["ranking"], &[Paragraphs(&[say::HOWTO_CASINO_RANKS])]),
        Block::While(
            &["ranking", "qualify"],
            &[Paragraphs(&[say::HOWTO_CASINO_BEST])],
        ),
        Block::While(&["boxes"], &[Paragraphs(&[say::HOWTO_CASINO_BOXES])]),
    ],
    history: &[say::HOWTO_CASINO_HISTORY, say::HOWTO_CASINO_BRAG],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (
                When::Asked(Ask::is_to_stake_against_bank),
                Say(say::HOWTO_CASINO_STAKE),
            ),
            (When::Asked(is_play), Say(say::HOWTO_CASINO_CARDS)),
            (When::Asked(is_play), Say(say::HOWTO_CASINO_PLAY)),
            (When::Asked(is_play), Say(say::HOWTO_CASINO_BEST)),
            (When::Over, Say(say::HOWTO_CASINO_OUT)),
            (When::Over, Say(say::HOWTO_CASINO_COMPARE)),
        ],
    }),
};

/// Whether a player is asked to play his hand or to fold.
fn is_play(ask: Ask) -> bool {
    matches!(ask, Ask::Casino(CasinoAsk::Play { .. }))
}
