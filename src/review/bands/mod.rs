//! How well somebody decides, told by the bots that decide about as well.
//!
//! What the decisions of each bot cost by the reviews is measured (`measured`). Who decides at about the same cost plays
//! like that bot, as far as the errors of both tell.

mod measured;

use crate::bots::Temper;

/// The number of standard errors within which two costs are the same.
const DOUBT: i64 = 2;

/// A bot whose decisions were reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// A bot of this temper.
    Temper(Temper),
    /// One who plays at random.
    Random,
}

/// What a bot's decisions cost on average, with the standard error, in ten-thousandths of the pot a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BandCost {
    /// The bot.
    pub band: Band,
    pub mean: i64,
    /// The standard error of that.
    pub error: i64,
}

/// The standard errors on each side of a figure that is told as an interval.
pub const INTERVAL: i64 = 2;

/// How somebody plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Like {
    /// Like one of these, from which he is not told.
    These(Vec<Band>),
    /// Better than the first, and worse than the other, who is the next one better.
    Between(Band, Band),
    /// Better than all.
    Better,
    /// Worse than all.
    Worse,
    /// Not known yet: the interval of the cost is wider than two bands.
    Unknown,
}

impl Band {
    /// All of them, as they were measured.
    pub const ALL: [Band; 5] = [
        Band::Temper(Temper::Expert),
        Band::Temper(Temper::Straightforward),
        Band::Temper(Temper::Careful),
        Band::Temper(Temper::Bragger),
        Band::Random,
    ];
}

/// What each bot's decisions would cost in deals with these numbers of seats, the cheapest first.
#[must_use]
pub fn bands(seats: &[u32]) -> Vec<BandCost> {
    let count = i64::try_from(seats.len()).unwrap_or(i64::MAX).max(1);
    let of = |(band, costs): (Band, &[(i64, i64)])| {
        let each = seats.iter().map(|seats| at(*seats, costs));
        let (mean, error) = each.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        BandCost {
            band,
            mean: mean / count,
            error: error / count,
        }
    };
    let costs = measured::COSTS.iter().map(|costs| &costs[..]);
    let mut all: Vec<BandCost> = Band::ALL.into_iter().zip(costs).map(of).collect();
    all.sort_by_key(|one| one.mean);
    all
}

/// Whether the cost at a table of this many players is known: the bots were measured there, or at both smaller and larger tables.
#[must_use]
pub fn is_known(seats: usize) -> bool {
    let known = measured::SEATS.map(|seats| seats as usize);
    known.first().is_some_and(|least| *least <= seats)
        && known.last().is_some_and(|most| seats <= *most)
}

/// The cost at a table of this many players, between those that were measured.
fn at(seats: u32, costs: &[(i64, i64)]) -> (i64, i64) {
    let known = measured::SEATS.iter().zip(costs);
    let below = known.clone().rfind(|(of, _)| **of <= seats);
    let above = known.clone().find(|(of, _)| **of >= seats);
    match (below, above) {
        (Some((low, one)), Some((high, other))) if low < high => {
            let (part, whole) = (i64::from(seats - low), i64::from(high - low));
            let of = |one: i64, other: i64| one + (other - one) * part / whole;
            (of(one.0, other.0), of(one.1, other.1))
        }
        (Some((_, cost)), _) | (None, Some((_, cost))) => *cost,
        (None, None) => (0, 0),
    }
}

/// How somebody plays whose decisions cost so much, with this standard error, beside these bots, the cheapest first.
#[must_use]
pub fn like((mean, error): (i64, i64), bands: &[BandCost]) -> Like {
    if 2 * INTERVAL * error > 2 * width(bands) {
        return Like::Unknown;
    }
    let is_same = |one: &&BandCost| {
        let apart = i128::from(mean - one.mean).pow(2);
        let errors = i128::from(error).pow(2) + i128::from(one.error).pow(2);
        apart <= i128::from(DOUBT).pow(2) * errors
    };
    let same: Vec<Band> = bands.iter().filter(is_same).map(|one| one.band).collect();
    if !same.is_empty() {
        return Like::These(same);
    }
    let worse = bands.iter().find(|one| one.mean > mean);
    let better = bands.iter().rfind(|one| one.mean <= mean);
    match (worse, better) {
        (Some(worse), Some(better)) => Like::Between(worse.band, better.band),
        (Some(_), None) => Like::Better,
        (None, _) => Like::Worse,
    }
}

/// The width of a band: how far apart neighbouring tempers are on average, in ten-thousandths of the pot.
fn width(bands: &[BandCost]) -> i64 {
    let tempers = bands.iter().filter(|one| one.band != Band::Random);
    let means = || tempers.clone().map(|one| one.mean);
    let (Some(most), Some(least)) = (means().max(), means().min()) else {
        return 0;
    };
    (most - least) / (means().count() as i64 - 1).max(1)
}

#[cfg(test)]
mod tests {
    use super::{Band, BandCost, Like, at, bands, is_known, like, measured};
    use crate::bots::Temper;

    const EXPERT: Band = Band::Temper(Temper::Expert);
    const CAREFUL: Band = Band::Temper(Temper::Careful);

    fn three() -> [BandCost; 3] {
        [(EXPERT, 100), (CAREFUL, 500), (Band::Random, 3_000)].map(|(band, mean)| BandCost {
            band,
            mean,
            error: 30,
        })
    }

    #[test]
    fn who_decides_at_about_the_same_cost_plays_like_that_bot() {
        let of = |mean, error| like((mean, error), &three());
        assert_eq!(of(480, 40), Like::These(vec![CAREFUL]));
        assert_eq!(of(300, 200), Like::These(vec![EXPERT, CAREFUL]));
        assert_eq!(of(300, 40), Like::Between(CAREFUL, EXPERT));
        assert_eq!(of(0, 10), Like::Better);
        assert_eq!(of(9_000, 100), Like::Worse);
    }

    #[test]
    fn nobody_is_likened_while_the_interval_is_wider_than_two_bands() {
        let of = |error| like((480, error), &three());
        assert_eq!(of(200), Like::These(vec![EXPERT, CAREFUL]));
        assert_eq!(of(201), Like::Unknown);
        let of_bots = bands(&[4; 40]);
        assert_eq!(like((4_100, 1_200), &of_bots), Like::Unknown, "41 % ± 24");
        assert_eq!(
            like((4_100, 0), &of_bots),
            Like::Between(Band::Random, Band::Temper(Temper::Bragger))
        );
    }

    #[test]
    fn bands_are_those_of_the_tables_that_one_sat_at() {
        let costs = [(100, 10), (300, 30)];
        assert_eq!(at(2, &costs), (100, 10));
        assert_eq!(at(3, &costs), (200, 20));
        assert!(is_known(2) && is_known(3) && !is_known(1) && !is_known(9));
        assert_eq!(at(1, &costs), (100, 10));
        assert_eq!(at(12, &costs), (300, 30));
        let all = bands(&[2, 4]);
        assert!(all.is_sorted_by_key(|one| one.mean));
        let expert = measured::COSTS[0];
        let cost = all
            .iter()
            .find(|one| one.band == EXPERT)
            .expect("it is there");
        assert_eq!(cost.mean, (expert[0].0 + expert[1].0) / 2);
        assert_eq!(all[0].band, EXPERT, "nobody decides better");
        assert_eq!(all[4].band, Band::Random);
    }
}
