//! How Three Card Poker is played (RULES 1.8), and something of its history.

use super::page::Block::{Beside, Head, Steps, Told};
use super::page::Page;
use super::page::Step::Say;
use crate::app::i18n::say;
use crate::cards::HandKind;

/// Three Card Poker.
pub const THREE_CARD_POKER: Page = Page {
    game: "three_card_poker",
    most: 6,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_HOUSE_STAKE),
            Say(say::HOWTO_HOUSE_CARDS),
            Say(say::HOWTO_HOUSE_PLAY),
            Say(say::HOWTO_HOUSE_OUT),
            Say(say::HOWTO_HOUSE_COMPARE),
            Say(say::HOWTO_HOUSE_BONUS),
            Say(say::HOWTO_HOUSE_PLUS),
        ]),
        Beside {
            yours: &["8h 8c 5d"],
            others: &["Qd Tc 3h"],
            least: HandKind::HighCard,
            says: say::HOWTO_HOUSE_SHOWN,
        },
        Told(&[
            say::HOWTO_HOUSE_RANKS,
            say::HOWTO_HOUSE_BEST,
            say::HOWTO_HOUSE_BOXES,
        ]),
        Head(say::HOWTO_HOUSE_WHERE),
        Told(&[say::HOWTO_HOUSE_HISTORY, say::HOWTO_HOUSE_BRAG]),
    ],
};
