//! How three-, four- and five-card Brag are played (RULES 1.3, 1.4).

use super::page::Block::{self, Beside, Head, Laid, Steps};
use super::page::Page;
use super::page::Step::{Of, Say};
use crate::cards::HandKind;
use crate::ui::language::say;

/// Three-card Brag.
pub const THREE_CARD: Page = Page {
    game: "three_card",
    name: say::GAME_THREE_CARD,
    most: 8,
    cards: 3,
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
    ],
};

/// Four-card Brag.
pub const FOUR_CARD: Page = Page {
    game: "four_card",
    name: say::GAME_FOUR_CARD,
    most: 8,
    cards: 4,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_ANTE),
            Of(say::howto_throw, 1),
            Say(say::HOWTO_BET),
            Say(say::HOWTO_LAST_IN),
            Say(say::HOWTO_SEE_THROWN),
            Say(say::HOWTO_AS_THREE),
        ]),
        Laid {
            hands: &["Ah Qh 7h"],
            left: "9c",
        },
    ],
};

/// Five-card Brag.
pub const FIVE_CARD: Page = Page {
    game: "five_card",
    name: say::GAME_FIVE_CARD,
    most: 8,
    cards: 5,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_ANTE),
            Of(say::howto_throw, 2),
            Say(say::HOWTO_BET),
            Say(say::HOWTO_LAST_IN),
            Say(say::HOWTO_SEE_THROWN),
            Say(say::HOWTO_AS_THREE),
        ]),
        Laid {
            hands: &["9s 9d 9c"],
            left: "Kh 4d",
        },
    ],
};

/// A see that the odd card decides.
const SEE: Block = Beside {
    yours: &["Kh Ks 9c"],
    others: &["Kd Kc 5h"],
    least: HandKind::HighCard,
    says: say::HOWTO_SEE_SHOWN,
};

const BLIND: Block = Steps(&[
    Say(say::HOWTO_BLIND_1),
    Say(say::HOWTO_BLIND_2),
    Say(say::HOWTO_BLIND_3),
]);
