//! Three-card Brag.

use super::betting;
use super::facets::{Names, NewGame, Sentences, Takes};
use super::page::Block::{self, Advised, Beside, Head, Paragraphs, Steps};
use super::page::Page;
use super::page::Step::Say;
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
    hands: &[&["3s", "3h", "3d"]],
    takes: Takes::ADeal(1),
    groups: betting::GROUPS,
};

pub const PAGE: Page = Page {
    blocks: &[
        Steps(&[
            Say(say::HOWTO_ANTE),
            Say(say::HOWTO_BET),
            Say(say::HOWTO_LAST_IN),
            Say(say::HOWTO_SEE),
            Say(say::HOWTO_COVER),
            Say(say::HOWTO_GOES_ON),
        ]),
        SEE,
        Head(say::HOWTO_BLIND),
        BLIND,
        Head(say::HOWTO_POKER),
        Paragraphs(&[
            say::HOWTO_POKER_RANKS,
            say::HOWTO_POKER_BETS,
            say::HOWTO_POKER_DESCENDS,
        ]),
        Head(say::HOWTO_ADVICE),
        Paragraphs(&[say::HOWTO_ADVICE_IS]),
        Advised(Advice::Odds),
        Advised(Advice::Bluff),
        Advised(Advice::Blind),
        Advised(Advice::Small),
        Advised(Advice::Read),
        Head(say::HOWTO_AT_THE_TABLE),
        Paragraphs(&[
            say::HOWTO_COMPANY,
            say::HOWTO_UNSHUFFLED,
            say::HOWTO_FLOATERS,
            say::HOWTO_ONE_EYED,
            say::HOWTO_MANNERS,
            say::HOWTO_MANNERS_LOOK,
            say::HOWTO_LOANS,
        ]),
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
    Say(say::HOWTO_BLIND_1),
    Say(say::HOWTO_BLIND_2),
    Say(say::HOWTO_BLIND_3),
]);
