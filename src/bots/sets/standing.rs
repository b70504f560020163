//! The chance to win a game for points.

/// Certainty. Chances are parts of it.
pub(super) const CERTAIN: u64 = 1 << 24;

/// The chance to win the game from these points. `swing` is how many points are won at a time.
pub(super) fn chance(own: u32, others: &[u32], target: u32, swing: u64) -> u64 {
    let best = others.iter().copied().max().unwrap_or(0).max(own);
    if best >= target {
        let equal = others.iter().filter(|points| **points == best).count() as u64 + 1;
        return if own == best { CERTAIN / equal } else { 0 };
    }
    others.iter().fold(CERTAIN, |chance, other| {
        chance * ahead(own, *other, target, swing) / CERTAIN
    })
}

/// The chance to be ahead of one rival at the end. Each point is assumed to go to one or the other with equal chance,
/// so the standard deviation is the root of the points to come.
fn ahead(own: u32, other: u32, target: u32, swing: u64) -> u64 {
    let to_come = u64::from(target - own) + u64::from(target - other);
    let spread = (to_come * swing * FINE * FINE).isqrt().max(1);
    let quarters = 4 * FINE * u64::from(own.abs_diff(other)) * FINE / spread;
    let (step, part) = ((quarters / FINE) as usize, quarters % FINE);
    let at = |step: usize| u64::from(*BELOW.get(step).unwrap_or(&BELOW[BELOW.len() - 1]));
    let beyond = (at(step) + (at(step + 1) - at(step)) * part / FINE) << 8;
    if own >= other {
        CERTAIN / 2 + beyond
    } else {
        CERTAIN / 2 - beyond
    }
}

/// The parts of a step of the table.
const FINE: u64 = 64;

/// The normal distribution from its middle to each quarter of a standard deviation, out of 65,536.
const BELOW: [u16; 15] = [
    0, 6468, 12550, 17918, 22367, 25847, 28390, 30140, 31277, 31967, 32361, 32573, 32680, 32730,
    32768,
];
