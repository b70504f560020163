//! Three-card Brag.

use super::betting;
use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::{self, Advised, Beside, Head, Paragraphs, Steps};
use super::page::GamePage;
use super::page::Step::{By, Drawn, Say, While};
use crate::app::i18n::say;
use crate::cards::HandKind;
use crate::school::drills::Advice;

/// Its key in the catalogue.
pub const KEY: &str = "three_card";

pub const NAMES: Names = Names {
    full: say::GAME_THREE_CARD,
    short: say::FAMILY_THREE_CARD,
    button: Some(say::RULE_GAME_THREE_CARD),
    line: say::FAMILY_THREE_CARD_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_GAME_THREE_CARD,
    options: betting::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Betting,
    hands: &[&["3s", "3h", "3d"]],
    takes: Takes::ADeal(1),
    groups: betting::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? ? | o", &While(&["ante"], &Say(say::HOWTO_ANTE))),
            Drawn("Kh Ks 9c | o o", &Say(say::HOWTO_BET)),
            Drawn("? ? ? | o o o", &Say(say::HOWTO_LAST_IN)),
            Drawn("Kh Ks 9c | Kd Kc 5h", &By(betting::sees)),
            Drawn(
                "o o o | ? ? ?",
                &While(
                    &["shortage", "rebuy_after_cover_loss"],
                    &Say(say::HOWTO_COVER),
                ),
            ),
            While(&["rounds"], &Say(say::HOWTO_GOES_ON)),
        ]),
        SEE,
        Block::While(&["blind_play"], &[Head(say::HOWTO_BLIND), BLIND]),
        Head(say::HOWTO_POKER),
        Block::While(
            &["running_flush_over_prial"],
            &[Paragraphs(&[say::HOWTO_POKER_RANKS])],
        ),
        Paragraphs(&[say::HOWTO_POKER_BETS, say::HOWTO_POKER_DESCENDS]),
        Head(say::HOWTO_ADVICE),
        Paragraphs(&[say::HOWTO_ADVICE_IS]),
        Advised(Advice::Odds),
        Advised(Advice::Bluff),
        Block::While(&["blind_play"], &[Advised(Advice::Blind)]),
        Advised(Advice::Small),
        Advised(Advice::Read),
        Head(say::HOWTO_AT_THE_TABLE),
        Paragraphs(&[say::HOWTO_COMPANY, say::HOWTO_LIMITS]),
        Block::While(&["shuffle"], &[Paragraphs(&[say::HOWTO_UNSHUFFLED])]),
        Paragraphs(&[say::HOWTO_FLOATERS, say::HOWTO_ONE_EYED, say::HOWTO_MANNERS]),
        Block::While(&["blind_play"], &[Paragraphs(&[say::HOWTO_MANNERS_LOOK])]),
        Paragraphs(&[say::HOWTO_COVERING, say::HOWTO_LOANS]),
        Head(say::HOWTO_OPEN),
        Paragraphs(&[say::HOWTO_RELATIVES, say::HOWTO_UNKNOWN, say::HOWTO_SLIPS]),
    ],
    history: &[
        say::HOWTO_THREE_CARD_HISTORY_1,
        say::HOWTO_THREE_CARD_HISTORY_2,
    ],
    first: None,
};

/// A see that the odd card decides.
const SEE: Block = Beside {
    yours: &["Kh Ks 9c"],
    others: &["Kd Kc 5h"],
    least: HandKind::HighCard,
    says: say::HOWTO_SEE_SHOWN,
};

/// The steps of playing blind.
const BLIND: Block = Steps(&[
    While(&["blind_play", "blind_look"], &Say(say::HOWTO_BLIND_1)),
    While(&["see_blind_after"], &Say(say::HOWTO_BLIND_2)),
    While(&["blind_last", "retained_mode"], &Say(say::HOWTO_BLIND_3)),
]);
