//! Why a button is dimmed, in the few words that fit on it.

use crate::app::i18n::say;
use crate::engine::{Illegal, Limit};

/// The reason in a few words.
#[must_use]
pub fn why_not(reason: Illegal) -> String {
    let text = match reason {
        Illegal::StillIn { players } => return say::why_still_in(players as u64),
        Illegal::BlindManTooSoon { after, bets } => {
            return say::why_blind_man_later(after.saturating_sub(bets).into());
        }
        Illegal::TooFewChips { cost, .. } => return say::why_costs(cost),
        Illegal::BetTooLarge {
            most,
            by: Limit::Chips | Limit::Rules,
        } => return say::why_at_most(most),
        Illegal::BetTooSmall { least } => return say::why_at_least(least),
        Illegal::BlindMan => say::WHY_NOT_A_BLIND_MAN,
        Illegal::NoBetYet => say::WHY_NO_BET_YET,
        Illegal::MustLookFirst | Illegal::ShowUnseen => say::WHY_LOOK_FIRST,
        Illegal::NotBlind => say::WHY_SEEN,
        Illegal::TooLateToLook => say::WHY_ON_YOUR_TURN,
        Illegal::SayWhichHand => say::WHY_OLD_OR_NEW,
        Illegal::MustDecide => say::WHY_KEEP_OR_THROW,
        Illegal::MustAnswer => say::WHY_ANSWER_FIRST,
        Illegal::MustNameHand | Illegal::MustRetain => say::WHY_NAME_A_HAND,
        Illegal::NotToOneStillIn => say::WHY_ONE_STILL_IN,
        Illegal::ShownAlready => say::WHY_HAS_SEEN_IT,
        _ => return String::new(),
    };
    text.get().into()
}
