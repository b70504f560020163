//! How the betting games are played (RULES 1.3, 1.4, 2.2, 2.4).

use super::page::Block::{self, Beside, Head, Laid, Steps, Told};
use super::page::Page;
use super::page::Step::{Of, Say};
use crate::app::i18n::say;
use crate::cards::HandKind;

/// Three-card Brag.
pub const THREE_CARD: Page = Page {
    game: "three_card",
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
        Head(say::HOWTO_AT_THE_TABLE),
        Told(&[
            say::HOWTO_UNSHUFFLED,
            say::HOWTO_FLOATERS,
            say::HOWTO_MANNERS,
        ]),
    ],
    history: &[
        say::HOWTO_THREE_CARD_HISTORY_1,
        say::HOWTO_THREE_CARD_HISTORY_2,
    ],
};

/// Four-card Brag.
pub const FOUR_CARD: Page = Page {
    game: "four_card",
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
    history: &[say::HOWTO_FOUR_CARD_HISTORY],
};

/// Five-card Brag.
pub const FIVE_CARD: Page = Page {
    game: "five_card",
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
    history: &[say::HOWTO_FIVE_CARD_HISTORY],
};

/// The best three of seven.
pub const BEST_OF_SEVEN: Page = Page {
    game: "best_of_seven",
    most: 6,
    cards: 7,
    blocks: &[
        BEST_OF,
        Laid {
            hands: &["Jh Th 9h"],
            left: "Ac Kd 6s 4h",
        },
    ],
    history: &[say::HOWTO_BEST_OF_SEVEN_HISTORY],
};

/// The best three of thirteen.
pub const BEST_OF_THIRTEEN: Page = Page {
    game: "best_of_thirteen",
    most: 3,
    cards: 13,
    blocks: &[
        BEST_OF,
        Laid {
            hands: &["3c 3d 3s"],
            left: "As Kd Qh Jc 9s 8d 7h 6c 4s 2d",
        },
    ],
    history: &[say::HOWTO_BEST_OF_THIRTEEN_HISTORY],
};

const BEST_OF: Block = Steps(&[
    Say(say::HOWTO_ANTE),
    Say(say::HOWTO_KEEP_THREE),
    Say(say::HOWTO_BET),
    Say(say::HOWTO_LAST_IN),
    Say(say::HOWTO_SEE_THROWN),
    Say(say::HOWTO_AS_THREE),
]);

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
