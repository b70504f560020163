//! How Three Card Poker is played (RULES 1.8).

use super::page::Block::{Beside, Steps, Told};
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
            Say(say::HOWTO_CASINO_STAKE),
            Say(say::HOWTO_CASINO_CARDS),
            Say(say::HOWTO_CASINO_PLAY),
            Say(say::HOWTO_CASINO_OUT),
            Say(say::HOWTO_CASINO_COMPARE),
            Say(say::HOWTO_CASINO_BONUS),
            Say(say::HOWTO_CASINO_PLUS),
        ]),
        Beside {
            yours: &["8h 8c 5d"],
            others: &["Qd Tc 3h"],
            least: HandKind::HighCard,
            says: say::HOWTO_CASINO_SHOWN,
        },
        Told(&[
            say::HOWTO_CASINO_RANKS,
            say::HOWTO_CASINO_BEST,
            say::HOWTO_CASINO_BOXES,
        ]),
    ],
    history: &[say::HOWTO_CASINO_HISTORY, say::HOWTO_CASINO_BRAG],
};
