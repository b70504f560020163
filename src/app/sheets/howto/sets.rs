//! How the games of set hands are played (RULES 2.1 to 2.5).

use super::page::Block::{Beside, Laid, Steps};
use super::page::Page;
use super::page::Step::{Of, Say};
use crate::app::i18n::say;
use crate::cards::HandKind;

/// Six-card Brag.
pub const SIX_CARD: Page = Page {
    game: "six_card",
    most: 8,
    cards: 6,
    blocks: &[
        Steps(&[
            Of(say::howto_set, 2),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_POINT_EACH),
            Of(say::howto_target, 10),
        ]),
        Laid {
            hands: &["8h 8s Kd", "Qc 9d 4s"],
            left: "",
        },
        Beside {
            yours: &["8h 8s Kd", "Qc 9d 4s"],
            others: &["5c 5d Jh", "As Th 3c"],
            least: HandKind::HighCard,
            says: say::HOWTO_SIX_SHOWN,
        },
    ],
    history: &[say::HOWTO_SIX_CARD_HISTORY],
};

/// Seven-card Brag.
pub const SEVEN_CARD: Page = Page {
    game: "seven_card",
    most: 7,
    cards: 7,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_ANTE),
            Of(say::howto_set, 2),
            Say(say::HOWTO_LEFT),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_BOTH),
            Say(say::HOWTO_GOES_ON),
        ]),
        Laid {
            hands: &["7c 6c 5c", "Ah Ad Ts"],
            left: "3h",
        },
        Beside {
            yours: &["7c 6c 5c", "Ah Ad Ts"],
            others: &["Qs Qh Qd", "Kc Jd 8h"],
            least: HandKind::HighCard,
            says: say::HOWTO_SEVEN_SHOWN,
        },
    ],
    history: &[say::HOWTO_SEVEN_CARD_HISTORY],
};

/// Nine-card Brag.
pub const NINE_CARD: Page = Page {
    game: "nine_card",
    most: 5,
    cards: 9,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_FOUR_ANTES),
            Of(say::howto_set, 3),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_FIRST),
            Say(say::HOWTO_POTS),
            Say(say::HOWTO_GOES_ON),
        ]),
        Laid {
            hands: &["9s 9h 9d", "Qh Jh Th", "8c 8d Kc"],
            left: "",
        },
        Beside {
            yours: &["9s 9h 9d", "Qh Jh Th", "8c 8d Kc"],
            others: &["4c 4d 4s", "As Ks Qs", "Jd 7s 2c"],
            least: HandKind::HighCard,
            says: say::HOWTO_NINE_SHOWN,
        },
    ],
    history: &[say::HOWTO_NINE_CARD_HISTORY],
};

/// Ten-card Brag.
pub const TEN_CARD: Page = Page {
    game: "ten_card",
    most: 5,
    cards: 10,
    blocks: &[
        Steps(&[
            Of(say::howto_set, 3),
            Say(say::HOWTO_LEFT),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_MOST),
            Of(say::howto_target, 5),
        ]),
        Laid {
            hands: &["6d 6h 6s", "Kc Qd Js", "Th Td 4c"],
            left: "2s",
        },
        Beside {
            yours: &["6d 6h 6s", "Kc Qd Js", "Th Td 4c"],
            others: &["3c 3h 3s", "9d 8c 7s", "Ah 9c 2h"],
            least: HandKind::HighCard,
            says: say::HOWTO_TEN_SHOWN,
        },
    ],
    history: &[say::HOWTO_TEN_CARD_HISTORY],
};

/// Thirteen-card Brag, or Crash.
pub const THIRTEEN_CARD: Page = Page {
    game: "thirteen_card",
    most: 4,
    cards: 13,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_SPARE),
            Of(say::howto_set, 4),
            Say(say::HOWTO_LEFT),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_PAIR_OR_BETTER),
            Say(say::HOWTO_POINT_EACH),
            Say(say::HOWTO_CRASH),
            Of(say::howto_target, 10),
            Say(say::HOWTO_FOUR),
        ]),
        Laid {
            hands: &["Tc Td Th", "6s 5h 4h", "Ac 8c 4c", "Jh 9s 2d"],
            left: "7d",
        },
        Beside {
            yours: &["Tc Td Th", "6s 5h 4h", "Ac 8c 4c", "Jh 9s 2d"],
            others: &["As 2s 3s", "Kd Qc Js", "Qd 9d 3d", "Kh 8s 5c"],
            least: HandKind::Pair,
            says: say::HOWTO_THIRTEEN_SHOWN,
        },
    ],
    history: &[say::HOWTO_THIRTEEN_CARD_HISTORY],
};

/// Fifteen-card Brag.
pub const FIFTEEN_CARD: Page = Page {
    game: "fifteen_card",
    most: 3,
    cards: 15,
    blocks: &[
        Steps(&[
            Of(say::howto_set, 5),
            Say(say::HOWTO_ORDER),
            Say(say::HOWTO_SHOW),
            Say(say::HOWTO_TIE_NOBODY),
            Say(say::HOWTO_MOST),
            Of(say::howto_target_for_nothing, 5),
        ]),
        Laid {
            hands: &["Ah 2h 3h", "9c 8s 7d", "Ks Ts 5s", "Qh Qd 6c", "Jc Jd 4h"],
            left: "",
        },
        Beside {
            yours: &["Ah 2h 3h", "9c 8s 7d", "Ks Ts 5s", "Qh Qd 6c", "Jc Jd 4h"],
            others: &["Kc Kd Kh", "7s 6d 5c", "Ad 8d 4d", "Tc Td As", "9h 9d Qc"],
            least: HandKind::HighCard,
            says: say::HOWTO_FIFTEEN_SHOWN,
        },
    ],
    history: &[say::HOWTO_FIFTEEN_CARD_HISTORY],
};
