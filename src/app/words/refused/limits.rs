//! Why limits cannot be doubled.

use crate::app::i18n::say;
use crate::engine::LimitsIllegal;

/// Why a player cannot ask for it now.
#[must_use]
pub fn illegal(reason: LimitsIllegal) -> String {
    let says = match reason {
        LimitsIllegal::Fixed => say::ILLEGAL_LIMITS_FIXED,
        LimitsIllegal::NotNow => say::ILLEGAL_LIMITS_NOT_NOW,
        LimitsIllegal::VotedAlready => say::ILLEGAL_LIMITS_VOTED,
        LimitsIllegal::Highest => say::ILLEGAL_LIMITS_HIGHEST,
        LimitsIllegal::CannotPay { ante } => return say::illegal_limits_cannot_pay(ante),
        LimitsIllegal::KeeperCannotPay { ante } => return say::illegal_limits_keeper(ante),
    };
    says.get().into()
}
