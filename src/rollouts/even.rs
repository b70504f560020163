//! Chance that is spread evenly over the worlds of a comparison, so that fewer worlds tell as much.

use crate::random::Rng;

/// Roots of small numbers, behind the point: steps whose multiples fill the numbers from 0 to 1 evenly. The first is of
/// the golden ratio.
const STEPS: [u64; 9] = [
    0x9e37_79b9_7f4a_7c15,
    0x6a09_e667_f3bc_c908,
    0xbb67_ae85_84ca_a73b,
    0x3c6e_f372_fe94_f82b,
    0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1,
    0x9b05_688c_2b3e_6c1f,
    0x1f83_d9ab_fb41_bd6b,
    0x5be0_cd19_137e_2179,
];

/// The even chance of one world: a number for each question in it.
pub(super) struct Even {
    /// Where the numbers of each question begin.
    seed: u64,
    world: u64,
    asked: usize,
}

impl Even {
    /// The chance of the n-th world of a comparison.
    pub fn of(seed: u64, world: u64) -> Even {
        Even {
            seed,
            world,
            asked: 0,
        }
    }

    /// The answer to the next question, a number below this one. Over the worlds all are about equally frequent, in any
    /// stretch of them. What is asked beyond the first questions is left to `rng`.
    pub fn below(&mut self, bound: u64, rng: &mut Rng) -> u64 {
        let nth = self.asked;
        self.asked += 1;
        let Some(step) = STEPS.get(nth) else {
            return below(bound, rng);
        };
        let begins = self.seed.wrapping_mul(2 * nth as u64 + 1);
        let part = begins.wrapping_add(step.wrapping_mul(self.world));
        (u128::from(part) * u128::from(bound) >> 64) as u64
    }
}

/// A number below this one; all are about equally likely.
pub(super) fn below(bound: u64, rng: &mut Rng) -> u64 {
    let drawn = u128::from(rng.below(1 << 31)) * u128::from(bound);
    (drawn >> 31) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Seed;

    #[test]
    fn every_stretch_of_worlds_has_about_as_many_of_each() {
        let mut rng = Rng::new(Seed([1; 32]), 0);
        for question in 0..STEPS.len() {
            let mut counts = [0; 10];
            for world in 500..600 {
                let mut even = Even::of(0x0123_4567_89ab_cdef, world);
                let answers: Vec<u64> = (0..=question).map(|_| even.below(10, &mut rng)).collect();
                counts[answers[question] as usize] += 1;
            }
            let fair = counts.iter().all(|count| (7..=13).contains(count));
            assert!(fair, "question {question}: {counts:?}");
        }
    }
}
