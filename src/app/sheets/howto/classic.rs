//! How the games for three stakes are played (RULES 3.1 to 3.4, 3.8).

use super::page::Block::{Shown, Steps};
use super::page::Page;
use super::page::Step::Say;
use crate::app::i18n::say;

/// Classic Brag.
pub const THREE_STAKE: Page = Page {
    game: "three_stake",
    most: 8,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_THREE_POTS),
            Say(say::HOWTO_BEST_UPCARD),
            Say(say::HOWTO_BRAG_OF_TWO),
            Say(say::HOWTO_BRAG_OF_NONE),
            Say(say::HOWTO_FAVOURITE),
            Say(say::HOWTO_THIRTY_ONE),
            Say(say::HOWTO_ALL_THREE),
        ]),
        Shown(
            &["2s 2d Jc", "Ac As 7d", "Kd Qd 9d"],
            say::HOWTO_FAVOURITE_SHOWN,
        ),
    ],
    history: &[say::HOWTO_THREE_STAKE_HISTORY],
};

/// Post and Pair.
pub const POST_AND_PAIR: Page = Page {
    game: "post_and_pair",
    most: 6,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_POST_POTS),
            Say(say::HOWTO_SEAT),
            Say(say::HOWTO_PAIR),
            Say(say::HOWTO_POST),
        ]),
        Shown(&["2s 2d 2c", "Ac As 7d", "Kd Qd 9d"], say::HOWTO_PAIR_SHOWN),
    ],
    history: &[say::HOWTO_POST_HISTORY],
};
