//! How Stop the Bus is played (RULES 2.6).

use super::page::Block::{Shown, Steps, Swap};
use super::page::Page;
use super::page::Step::{Of, Say};
use crate::app::i18n::say;

/// Stop the Bus.
pub const STOP_THE_BUS: Page = Page {
    game: "stop_the_bus",
    most: 8,
    cards: 3,
    blocks: &[
        Steps(&[
            Of(say::howto_lives, 3),
            Say(say::HOWTO_BOARD),
            Say(say::HOWTO_SWAP),
            Say(say::HOWTO_STICK),
            Say(say::HOWTO_LOWEST),
            Say(say::HOWTO_OUT),
        ]),
        Swap {
            board: "Qh 7s 4c",
            hand: "9h Qs Qd",
            nth: 0,
            says: say::HOWTO_SWAP_SHOWN,
        },
        Shown(
            &["Qh Qs Qd", "8h 8c 5d", "Ac Jd 6s"],
            say::HOWTO_LOWEST_SHOWN,
        ),
    ],
    history: &[say::HOWTO_BUS_HISTORY],
};
