//! How a game for points stands.

/// One as a chance.
pub(super) const CERTAIN: u64 = 1 << 24;

/// The chance to win the game from these points. `swing` is how many points fall together.
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

/// The chance to stay or get ahead of one other: points fall to one or the other like coins, so what is
/// still to come spreads as the root of how much that is.
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

/// Parts of a step.
const FINE: u64 = 64;

/// How much of the normal distribution lies between its middle and so many quarters of a deviation, of
/// 65,536.
const BELOW: [u16; 15] = [
    0, 6468, 12550, 17918, 22367, 25847, 28390, 30140, 31277, 31967, 32361, 32573, 32680, 32730,
    32768,
];
