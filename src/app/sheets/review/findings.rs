//! Stores what a review has found, for the statistics and the drills.

use super::decision_text::DecisionText;
use crate::app::sheets::chosen::today;
use crate::app::storage::{drills, reviews};
use crate::notation::{Record, Source};
use crate::review::{DealReview, Decision, Ledger, Unit, Verdict};
use crate::school::drills::Kind;
use crate::sitting::findings::{Costly, DealFindings, Findings};
use crate::sitting::mistake::Mistake;
use crate::sitting::result;

/// Stores what was found in these deals of a sitting that was played here. Where there is no room they can be reviewed
/// again.
pub fn keep(record: &Record, deals: &[DealReview], texts: &[DecisionText]) {
    let mut found = Findings::default();
    for deal in deals {
        found.add(deal.deal, findings(deal));
    }
    if let Source::Seed(seed) = &record.source {
        let known = reviews::of(&result::id(seed));
        let new = texts.iter().filter(|texts| known.of(texts.deal).is_none());
        let _ = drills::mistakes(&mistakes(new), today().number());
        let _ = reviews::add(seed, found);
    }
}

/// The kinds of the mistakes, which come back as drills.
fn mistakes<'t>(texts: impl Iterator<Item = &'t DecisionText>) -> Vec<Kind> {
    let mistakes = texts.filter(|texts| texts.verdict >= Verdict::Mistake);
    let kind = |texts: &DecisionText| Kind::of(texts.position.view(), &texts.position.choices());
    mistakes.filter_map(kind).collect()
}

fn findings(deal: &DealReview) -> DealFindings {
    let costly = |decision: &Decision| Costly {
        nth: decision.nth,
        cost: decision.cost,
        share: decision.share(),
        is_about_a_life: decision.unit == Unit::Lives,
        mistake: {
            let best = decision.rated.first();
            best.and_then(|best| Mistake::of(decision.taken, best.action))
        },
    };
    // The line of luck in the statistics is about chips.
    let ledger = match deal.unit {
        Unit::Chips => deal.ledger,
        Unit::Lives | Unit::Games => Ledger::default(),
    };
    DealFindings {
        cards: ledger.cards,
        own: ledger.own,
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
