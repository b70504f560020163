//! Which house rules matter beside the others: how blind hands are kept matters only if hands are played blind.

use crate::cards::Discards;
use crate::engine::{DealingRules, RetainedMode, Rules, Shortage};

/// Whether a rule about blind play matters. Under dealer's choice it matters if it does in any game that a dealer can
/// choose.
pub(super) fn blind(rules: &Rules) -> bool {
    rules.dealers_choice || rules.plays_blind() == Some(true)
}

pub(super) fn blind_last_not_win(rules: &Rules) -> bool {
    blind(rules) && rules.carries_last_blind()
}

pub(super) fn keeps(rules: &Rules) -> bool {
    blind(rules) && rules.keeps_last_blind()
}

pub(super) fn keeps_two(rules: &Rules) -> bool {
    let two = |dealing: &DealingRules| dealing.retained_mode == RetainedMode::TwoHands;
    keeps(rules) && rules.dealing().is_some_and(two)
}

pub(super) fn wild(rules: &Rules) -> bool {
    rules.dealers_choice || rules.ranking.has_wild()
}

pub(super) fn discards_any(rules: &Rules) -> bool {
    rules.dealers_choice || rules.cards_dealt() > Some(3)
}

pub(super) fn wild_discards(rules: &Rules) -> bool {
    wild(rules) && discards_any(rules) && rules.ranking.discards == Discards::Stay
}

pub(super) fn covers(rules: &Rules) -> bool {
    rules
        .vying()
        .is_some_and(|vying| vying.shortage == Shortage::Cover)
}
