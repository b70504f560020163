//! How Teen Patti is played (RULES 1.6).

use super::page::Block::{Head, Shown, Steps, Told};
use super::page::Page;
use super::page::Step::Say;
use crate::app::i18n::say;

/// Teen Patti.
pub const TEEN_PATTI: Page = Page {
    game: "teen_patti",
    most: 8,
    cards: 3,
    blocks: &[
        Steps(&[
            Say(say::HOWTO_PATTI_BOOT),
            Say(say::HOWTO_PATTI_BLIND),
            Say(say::HOWTO_PATTI_CHAAL),
            Say(say::HOWTO_PATTI_PACK),
            Say(say::HOWTO_PATTI_SHOW),
            Say(say::HOWTO_PATTI_SIDESHOW),
            Say(say::HOWTO_PATTI_LAST),
        ]),
        Shown(
            &["Js Ts 9s", "Ah Kc Qd", "Kd 9d 4d"],
            say::HOWTO_PATTI_SHOWN,
        ),
        Head(say::HOWTO_PATTI_VARIATIONS),
        Told(&[say::HOWTO_PATTI_VARIATIONS_1]),
    ],
    history: &[say::HOWTO_PATTI_HISTORY],
};
