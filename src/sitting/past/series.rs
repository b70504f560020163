//! The numbers of the pictures.

use super::played::PastSitting;
use crate::sitting::findings::{Costly, DealFindings};

/// What a player has won or lost after a deal, of all that came before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    pub chips: i64,
    /// What was won beyond what the cards were worth, in thousandths of a chip. Where deals were not reviewed it is not known,
    /// and where it is known again it begins at the chips.
    pub adjusted: Option<i64>,
    /// The number of deals won so far.
    pub won: u64,
}

/// What some decisions have cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs {
    /// The first and the last of their deals, counted from 1 among all deals that were reviewed.
    pub deals: (usize, usize),
    /// Their number.
    pub decisions: u64,
    /// What they cost together, each in thousandths of what was at stake.
    pub shares: i64,
}

impl Costs {
    /// What one of them cost on average, in thousandths of what was at stake.
    #[must_use]
    pub fn mean(&self) -> i64 {
        self.shares / i64::try_from(self.decisions.max(1)).unwrap_or(i64::MAX)
    }
}

/// A point for each deal of these sittings, the oldest first.
#[must_use]
pub fn line<'s>(sittings: impl IntoIterator<Item = &'s PastSitting>) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    let mut now = Point {
        chips: 0,
        adjusted: None,
        won: 0,
    };
    for sitting in sittings {
        for deal in &sitting.deals {
            let net = milli(deal.net);
            now.adjusted = sitting.found(deal).map(|found| {
                let before = now.adjusted.unwrap_or(milli(now.chips));
                before.saturating_add(net.saturating_sub(found.cards))
            });
            now.chips = now.chips.saturating_add(deal.net);
            now.won += u64::from(deal.is_won);
            points.push(now);
        }
    }
    points
}

/// What each sitting brought: its number of deals, and chips.
#[must_use]
pub fn by_sitting<'s>(sittings: impl IntoIterator<Item = &'s PastSitting>) -> Vec<(usize, i64)> {
    let net = |sitting: &PastSitting| {
        let nets = sitting.deals.iter().map(|deal| deal.net);
        nets.fold(0, i64::saturating_add)
    };
    let sittings = sittings.into_iter();
    sittings
        .map(|sitting| (sitting.deals.len(), net(sitting)))
        .collect()
}

/// What the player's own decisions, and opponents with later cards, have brought in the deals that were reviewed, in
/// thousandths of a chip. Together they are what these deals add to the adjusted line.
#[must_use]
pub fn sources<'s>(sittings: impl IntoIterator<Item = &'s PastSitting>) -> [i64; 2] {
    let mut sums = [0_i64; 2];
    for sitting in sittings {
        for deal in &sitting.deals {
            if let Some(found) = sitting.found(deal) {
                let rest = milli(deal.net).saturating_sub(found.cards);
                sums[0] = sums[0].saturating_add(found.own);
                sums[1] = sums[1].saturating_add(rest.saturating_sub(found.own));
            }
        }
    }
    sums
}

/// What the decisions in the deals that were reviewed have cost, in at most so many parts with as many deals each.
#[must_use]
pub fn costs<'s>(sittings: impl IntoIterator<Item = &'s PastSitting>, parts: usize) -> Vec<Costs> {
    let found = sittings.into_iter().flat_map(|sitting| {
        let deals = sitting.deals.iter();
        deals.filter_map(|deal| sitting.found(deal))
    });
    // A deal without a decision tells nothing about them.
    let found: Vec<&DealFindings> = found.filter(|found| found.decisions > 0).collect();
    let size = found.len().div_ceil(parts.max(1)).max(1);
    let part = |(nth, deals): (usize, &[&DealFindings])| {
        let first = nth * size + 1;
        let mut costs = Costs {
            deals: (first, first + deals.len() - 1),
            decisions: 0,
            shares: 0,
        };
        for found in deals {
            costs.decisions += u64::from(found.decisions);
            costs.shares = costs.shares.saturating_add(found.shares);
        }
        costs
    };
    found.chunks(size).enumerate().map(part).collect()
}

/// The decisions that cost most, the costliest first: the index of the sitting, the number of the deal, the decision.
#[must_use]
pub fn costliest(
    sittings: &[&PastSitting],
    least_share: i64,
    most: usize,
) -> Vec<(usize, u32, Costly)> {
    let all = sittings.iter().enumerate().flat_map(|(nth, sitting)| {
        let found = sitting
            .deals
            .iter()
            .filter_map(|deal| Some((deal.number, sitting.found(deal)?)));
        found.flat_map(move |(deal, found)| found.costly.iter().map(move |one| (nth, deal, *one)))
    });
    let mut all: Vec<_> = all.filter(|(.., one)| one.share >= least_share).collect();
    // Of equals the latest comes first.
    all.sort_by_key(|(nth, deal, one)| std::cmp::Reverse((one.share, *nth, *deal)));
    all.truncate(most);
    all
}

/// The indices of at most so many values that draw the same line: of each stretch the lowest and the highest, and the
/// last value of all.
#[must_use]
pub fn thinned(values: &[i64], most: usize) -> Vec<usize> {
    let stretches = (most.saturating_sub(1) / 2).max(1);
    let size = values.len().div_ceil(stretches);
    if values.len() <= most || size < 2 {
        return (0..values.len()).collect();
    }
    let mut kept = Vec::new();
    for (nth, stretch) in values.chunks(size).enumerate() {
        let by_value = |at: &usize| stretch[*at];
        let lowest = (0..stretch.len()).min_by_key(by_value).unwrap_or_default();
        let highest = (0..stretch.len()).max_by_key(by_value).unwrap_or_default();
        let (first, second) = (lowest.min(highest), lowest.max(highest));
        kept.push(nth * size + first);
        kept.push(nth * size + second);
    }
    kept.push(values.len() - 1);
    kept.dedup();
    kept
}

fn milli(chips: i64) -> i64 {
    chips.saturating_mul(1000)
}
