//! Why a button is dimmed where bets are equalised, in the few words that fit on it.

use crate::app::i18n::say;
use crate::app::words;
use crate::engine::{Illegal, RoundIllegal};

/// The reason in a few words. Empty: nothing need be said.
pub fn why_not(reason: Illegal) -> String {
    let Illegal::Round(own) = reason else {
        return words::why_not(reason);
    };
    let text = match own {
        RoundIllegal::BetsOut { most } => return say::why_at_most(most),
        RoundIllegal::UnseenBet => say::WHY_LOOK_FIRST,
        RoundIllegal::MustStake => say::WHY_STAKE_FIRST,
        RoundIllegal::MustGo { .. } => say::WHY_ANSWER_FIRST,
        RoundIllegal::RaisesDone { .. } => say::WHY_NO_MORE_RAISES,
        RoundIllegal::MustSeeOrBrag
        | RoundIllegal::Owing { .. }
        | RoundIllegal::NothingOwed
        | RoundIllegal::NothingToContest
        | RoundIllegal::MustContest
        | RoundIllegal::NothingToStake => return String::new(),
    };
    text.get().into()
}
