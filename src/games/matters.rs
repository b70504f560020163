//! Which house rules matter beside the others: how blind hands are kept matters only if hands are played blind.

use crate::cards::Discards;
use crate::engine::{BlindLast, DealingRules, RetainedMode, Rules, Shortage, VyingRules};

/// Whether a rule about blind play matters. Under dealer's choice it matters if it does in any game that a dealer can
/// choose.
pub(super) fn blind(rules: &Rules) -> bool {
    rules.dealers_choice || rules.vying().is_some_and(|vying| vying.blind_play)
}

pub(super) fn blind_last_not_win(rules: &Rules) -> bool {
    blind(rules)
        && rules
            .vying()
            .is_some_and(|vying| vying.blind_last != BlindLast::Win)
}

pub(super) fn keeps(rules: &Rules) -> bool {
    let keeps = |vying: &VyingRules| vying.blind_last == BlindLast::Keep;
    blind(rules) && rules.vying().is_some_and(keeps)
}

pub(super) fn keeps_two(rules: &Rules) -> bool {
    let two = |dealing: &DealingRules| dealing.retained_mode == RetainedMode::TwoHands;
    keeps(rules) && rules.dealing().is_some_and(two)
}

pub(super) fn wild(rules: &Rules) -> bool {
    rules.dealers_choice || rules.ranking.has_wild()
}

pub(super) fn discards_any(rules: &Rules) -> bool {
    let discards = |dealing: &DealingRules| dealing.cards > 3;
    rules.dealers_choice || rules.dealing().is_some_and(discards)
}

pub(super) fn wild_discards(rules: &Rules) -> bool {
    wild(rules) && discards_any(rules) && rules.ranking.discards == Discards::Stay
}

pub(super) fn covers(rules: &Rules) -> bool {
    rules
        .vying()
        .is_some_and(|vying| vying.shortage == Shortage::Cover)
}
