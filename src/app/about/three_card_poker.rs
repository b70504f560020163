//! Three Card Poker.

use super::facets::{Group, Names, NewGame, OptionSentences, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{self, Beside, Paragraphs, Steps};
use super::page::GamePage;
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
        ("ante_min", agreed::ANTE_MIN),
        ("ante_max", agreed::ANTE_MAX),
        ("qualify", agreed::QUALIFY),
        ("ante_bonus", agreed::ANTE_BONUS),
        ("pair_plus", agreed::PAIR_PLUS),
        ("ranking", agreed::RANKING),
        ("pair_plus_bet", agreed::PAIR_PLUS_BET),
        (
            "ante_bonus_bet",
            OptionSentences::Each(&[None, Some(say::AGREED_ANTE_BONUS_BET)]),
        ),
        ("boxes", agreed::BOXES),
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
            option::ANTE_MIN,
            option::ANTE_MAX,
            option::QUALIFY,
            option::RANKING,
            option::ANTE_BONUS,
            option::PAIR_PLUS,
            option::PAIR_PLUS_BET,
            option::ANTE_BONUS_BET,
            option::BOXES,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
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
