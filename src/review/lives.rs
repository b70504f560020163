//! Decisions about a life (RULES 10.2).

use super::decision::{Decision, Rated, Unit};
use super::verdict::Verdict;
use crate::bots::Risk;
use crate::engine::Action;

/// What two choices differ by at least, in thousandths of a life, where lives count. The worlds of Stop the Bus tell no
/// finer.
const RISK: i64 = 10;

/// A decision that is about a life.
pub(super) fn of_lives(nth: usize, taken: Action, risks: &[Risk]) -> Option<Decision> {
    let least = risks.first()?;
    let own = risks.iter().find(|risk| risk.action == taken)?;
    let behind = i64::from(own.chance) - i64::from(least.chance);
    let error = i64::from(own.error.max(least.error)).max(RISK / 2);
    let rated = risks.iter().map(|risk| Rated {
        action: risk.action,
        mean: -i64::from(risk.chance),
        error: risk.error.into(),
    });
    let one_life = 1000;
    Some(Decision::new(
        nth,
        taken,
        rated.collect(),
        Unit::Lives,
        one_life,
        (behind, Verdict::of(behind, error, one_life)),
        None,
    ))
}
