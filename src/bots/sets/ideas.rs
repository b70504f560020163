//! Settings that are worth comparing: those of each temper, the greedy one, and for each later hand the one that makes
//! it strongest.

use super::known::{Facts, lays};
use super::weighing::set;
use crate::bots::temper::Temper;
use crate::cards::arrange::{Arrangement, Level};
use crate::engine::{Action, View};

/// The settings of the viewer's cards, the best by a bot first. No two have hands of the same values. `None`: he has
/// none to set.
pub(super) fn of(view: View<'_>) -> Option<Vec<Action>> {
    let known = Facts::besides(view, &[])?;
    let spot = known.spot(view, &[]);
    let makings = &known.makings;
    let tempers = [Temper::Straightforward, Temper::Careful, Temper::Bragger];
    let of_tempers = tempers.into_iter().map(|temper| set(&spot, temper));
    let later = 1..makings.shape().hands();
    let of_places = later.map(|place| makings.best(|levels| strong_at(place, levels)));
    let all = of_tempers.chain([makings.greedy()]).chain(of_places);
    let mut found: Vec<Arrangement> = Vec::new();
    for one in all {
        if found.iter().all(|other| !is_alike(&one, other)) {
            found.push(one);
        }
    }
    Some(found.iter().filter_map(lays).collect())
}

/// Weighs the hand in this place above all, and then the others.
fn strong_at(place: usize, levels: &[Level]) -> i64 {
    let all: i64 = levels.iter().map(|level| i64::from(*level)).sum();
    levels.get(place).map_or(0, |level| i64::from(*level) << 16) + all
}

fn is_alike(one: &Arrangement, other: &Arrangement) -> bool {
    let hands = one.hands.iter().zip(&other.hands);
    hands
        .into_iter()
        .all(|(one, other)| one.value() == other.value())
}
