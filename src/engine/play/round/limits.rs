//! The limits of a bet: those of the rules, and what all others can match, so that nobody is bet out of the deal (RULES
//! 10.0.4).

use super::current::{is_playing, playing, state};
use crate::engine::facts::round::{RoundIllegal, RoundRules, RoundState};
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::sums::illegal::{Illegal, Limit};

/// What the seat must put in to be level.
pub(super) fn owed(table: &Table, seat: Seat) -> u64 {
    let owed = |state: &RoundState| state.top().saturating_sub(state.level(seat));
    state(table).map_or(0, owed)
}

/// The cost of being level: what is owed, or half of it, rounded up, for a blind hand (RULES 10.9).
pub(super) fn to_match(table: &Table, seat: Seat) -> u64 {
    let owed = owed(table, seat);
    if table.is_blind(seat) {
        owed.div_ceil(2)
    } else {
        owed
    }
}

/// The least and the most that a seat may bet.
pub(super) fn bounds(table: &Table, rules: &RoundRules, seat: Seat) -> Result<Bounds, Illegal> {
    let Some(state) = state(table).filter(|_| is_playing(table, seat)) else {
        return Err(Illegal::NotInDeal);
    };
    let raised = u64::from(state.bets).saturating_sub(1);
    let heads_up = playing(table).len() == 2;
    if let Some(most) = rules.raises.filter(|_| !heads_up)
        && state.bets > 0
        && raised >= u64::from(most)
    {
        return Err(Illegal::Round(RoundIllegal::RaisesDone { most }));
    }
    let level = state.level(seat);
    let least = owed(table, seat).saturating_add(rules.unit);
    let all = playing(table).into_iter();
    let all = all.map(|seat| state.level(seat).saturating_add(table.chips(seat)));
    let by_others = all.min().unwrap_or_default().saturating_sub(level);
    let by_rules = [
        rules.most_at_once,
        rules.most_in.map(|most| most.saturating_sub(level)),
        rules.is_fixed.then_some(least),
    ];
    let by_rules = by_rules.into_iter().flatten().min();
    let bounds = Bounds {
        least,
        by_others,
        by_rules: by_rules.unwrap_or(u64::MAX),
    };
    if bounds.most() < least {
        return Err(bounds.too_large());
    }
    Ok(bounds)
}

/// The bounds of a bet.
pub(super) struct Bounds {
    pub least: u64,
    /// What all players who are in can match.
    by_others: u64,
    by_rules: u64,
}

impl Bounds {
    pub fn most(&self) -> u64 {
        self.by_others.min(self.by_rules)
    }

    /// Whether a bet of this many chips is within the bounds.
    pub fn check(&self, chips: u64) -> Result<(), Illegal> {
        if chips > self.most() {
            Err(self.too_large())
        } else if chips < self.least {
            Err(Illegal::BetTooSmall { least: self.least })
        } else {
            Ok(())
        }
    }

    fn too_large(&self) -> Illegal {
        let most = self.most();
        if self.by_rules <= self.by_others {
            let by = Limit::Rules;
            return Illegal::BetTooLarge { most, by };
        }
        Illegal::Round(RoundIllegal::BetsOut { most })
    }
}
