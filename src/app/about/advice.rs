//! What the sources advise, beside what was measured (`docs/measured.md`).

use crate::app::i18n::{Text, say};
use crate::school::drills::Advice;

/// A point of advice in words.
#[must_use]
pub fn advice(point: Advice) -> Text {
    match point {
        Advice::Odds => say::HOWTO_ADVICE_ODDS,
        Advice::Bluff => say::HOWTO_ADVICE_BLUFF,
        Advice::Blind => say::HOWTO_ADVICE_BLIND,
        Advice::Small => say::HOWTO_ADVICE_SMALL,
        Advice::Read => say::HOWTO_ADVICE_READ,
        Advice::Third => say::HOWTO_ADVICE_THIRD,
        Advice::Wait => say::HOWTO_ADVICE_WAIT,
    }
}
