//! The mistakes of all sittings by their kind, and whether they become fewer.

use super::played::PastSitting;
use crate::sitting::findings::Costly;
use crate::sitting::mistake::Mistake;

/// The number of standard errors from which a trend is told.
const CLEAR: u64 = 2;

/// Mistakes of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The kind.
    pub mistake: Mistake,
    /// The index of the sitting and the decision of each, the latest first.
    pub each: Vec<(usize, Costly)>,
    /// What they cost together, each in thousandths of what was at stake.
    pub shares: i64,
    /// How many there are in the earlier half of the reviewed deals, and in the later one.
    pub halves: [u64; 2],
}

/// How often a mistake is made in the later half of the deals, beside the earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// Less often.
    Less,
    /// More often.
    More,
    /// The difference may be chance.
    Unclear,
}

impl Group {
    /// Its trend. The halves have as many deals, and chance moves a count by its root.
    #[must_use]
    pub fn trend(&self) -> Trend {
        let [earlier, later] = self.halves;
        let apart = earlier.abs_diff(later);
        if apart.pow(2) <= CLEAR.pow(2) * (earlier + later) {
            Trend::Unclear
        } else if later < earlier {
            Trend::Less
        } else {
            Trend::More
        }
    }
}

/// The mistakes of these sittings, the oldest first, that cost this much or more in thousandths of what was at stake. The
/// kind that costs most comes first.
#[must_use]
pub fn mistakes(sittings: &[&PastSitting], least_share: i64) -> Vec<Group> {
    let all = sittings.iter().enumerate().flat_map(|(nth, sitting)| {
        let found = sitting.deals.iter().filter_map(|deal| sitting.found(deal));
        found.map(move |found| (nth, found))
    });
    let all: Vec<_> = all.filter(|(_, found)| found.decisions > 0).collect();
    // Of an odd number the first deal belongs to no half.
    let (size, odd) = (all.len() / 2, all.len() % 2);
    let mut groups: Vec<Group> = Vec::new();
    for (place, (nth, found)) in all.into_iter().enumerate() {
        for one in found.costly.iter().filter(|one| one.share >= least_share) {
            let Some(mistake) = one.mistake else {
                continue;
            };
            let at = groups.iter().position(|group| group.mistake == mistake);
            let at = at.unwrap_or_else(|| {
                groups.push(Group {
                    mistake,
                    each: Vec::new(),
                    shares: 0,
                    halves: [0; 2],
                });
                groups.len() - 1
            });
            let group = &mut groups[at];
            group.each.push((nth, *one));
            group.shares = group.shares.saturating_add(one.share);
            if place >= odd {
                group.halves[usize::from(place - odd >= size)] += 1;
            }
        }
    }
    groups.iter_mut().for_each(|group| group.each.reverse());
    groups.sort_by_key(|group| std::cmp::Reverse((group.shares, group.mistake)));
    groups
}
