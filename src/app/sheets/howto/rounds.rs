//! How the games of equalised betting are played (RULES 1.7, 3.5 to 3.7).

use super::page::Block::{Shown, Steps};
use super::page::Page;
use super::page::Step::Say;
use crate::app::i18n::say;

/// American Brag.
pub const AMERICAN: Page = Page {
    game: "american",
    most: 8,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_AMERICAN_DRAW),
            Say(say::HOWTO_AMERICAN_BRAG),
            Say(say::HOWTO_AMERICAN_SIGHT),
            Say(say::HOWTO_AMERICAN_ALONE),
            Say(say::HOWTO_AMERICAN_RANKS),
        ]),
        Shown(
            &["Ac Ad 9h", "Kc Kd Kh", "Jc 9d 9s"],
            say::HOWTO_AMERICAN_SHOWN,
        ),
    ],
    history: &[say::HOWTO_AMERICAN_HISTORY],
};

/// Single-stake Brag.
pub const BRAGGERS: Page = Page {
    game: "braggers",
    most: 8,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_STAKE),
            Say(say::HOWTO_MEET),
            Say(say::HOWTO_ALL_SHOW),
            Say(say::HOWTO_UNMET),
            Say(say::HOWTO_PAIRS_ALONE),
            Say(say::HOWTO_THREE_BRAGGERS),
        ]),
        Shown(
            &["Kc Kh 9d", "8c 8h 8s", "Ac Ah 4s"],
            say::HOWTO_BRAGGERS_SHOWN,
        ),
    ],
    history: &[say::HOWTO_BRAGGERS_HISTORY],
};

/// 3 Card Brag Poker.
pub const DRAW_BRAG: Page = Page {
    game: "draw_brag",
    most: 6,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_BLINDS),
            Say(say::HOWTO_UNIT),
            Say(say::HOWTO_HALF),
            Say(say::HOWTO_DRAW),
            Say(say::HOWTO_DRAW_SHOW),
        ]),
        Shown(&["3s 3h 3d", "As 2h 3c", "Kd Qd 9d"], say::HOWTO_DRAW_SHOWN),
    ],
    history: &[say::HOWTO_DRAW_HISTORY],
};
