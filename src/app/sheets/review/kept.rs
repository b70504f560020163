//! Stores what a review has found, for the statistics.

use crate::app::storage::reviews;
use crate::notation::{Record, Source};
use crate::review::{DealReview, Decision, Unit};
use crate::sitting::findings::{Costly, DealFindings, Findings};

/// Stores what was found in these deals of a sitting that was played here. Where there is no room they can be reviewed
/// again.
pub fn keep(record: &Record, deals: &[DealReview]) {
    let mut found = Findings::default();
    for deal in deals {
        found.add(deal.deal, findings(deal));
    }
    if let Source::Seed(seed) = &record.source {
        let _ = reviews::add(seed, found);
    }
}

fn findings(deal: &DealReview) -> DealFindings {
    let costly = |decision: &Decision| Costly {
        nth: decision.nth,
        cost: decision.cost,
        share: decision.share(),
        is_about_a_life: decision.unit == Unit::Lives,
    };
    DealFindings {
        cards: deal.ledger.cards,
        own: deal.ledger.own,
        decisions: deal.decisions.len().try_into().unwrap_or(u32::MAX),
        shares: deal
            .decisions
            .iter()
            .map(Decision::share)
            .fold(0, i64::saturating_add),
        // What costs a part of a game for points has no place beside chips and lives.
        costly: deal
            .decisions
            .iter()
            .filter(|decision| decision.unit != Unit::Games)
            .map(costly)
            .collect(),
    }
}
