//! Low-discrepancy sequences: chance that is spread evenly over the worlds of a comparison, so that fewer worlds tell as much.

use crate::random::Rng;

/// The base of the Faure sequence: a prime. So many questions of a world are spread evenly, and so are any two of them
/// together.
const BASE: u64 = 11;
/// The number of digits. After 161,051 worlds the sequence begins anew, in another order.
const DIGITS: usize = 5;

/// The chance of one world: for each question in it the number of this world in the sequence of that question.
pub(super) struct LowDiscrepancy {
    /// For the order of the digits.
    seed: u64,
    world: u64,
    asked: u64,
}

impl LowDiscrepancy {
    /// The chance of the n-th world of a comparison.
    pub fn of(seed: u64, world: u64) -> LowDiscrepancy {
        LowDiscrepancy {
            seed,
            world,
            asked: 0,
        }
    }

    /// The answer to the next question, a number below this one. Over the worlds all are about equally frequent, in any
    /// stretch of them, and so are all pairs of answers to two questions. What is asked beyond the first questions is left
    /// to `rng`.
    pub fn below(&mut self, bound: u64, rng: &mut Rng) -> u64 {
        let nth = self.asked;
        self.asked += 1;
        if nth >= BASE {
            return below(bound, rng);
        }
        let part = scrambled_faure(self.seed, nth, self.world);
        ((u128::from(part) * u128::from(bound)) >> 64) as u64
    }
}

/// The number of this world in the sequence of this question, in parts of 2^64: a Faure sequence with nested scrambling
/// (Owen). The order of each digit follows from the digits before it.
fn scrambled_faure(seed: u64, question: u64, world: u64) -> u64 {
    let mut digits = [0; DIGITS];
    let mut left = world;
    for digit in &mut digits {
        *digit = left % BASE;
        left /= BASE;
    }
    // Multiplies by a power of Pascal's triangle.
    for first in 0..DIGITS - 1 {
        for nth in (first..DIGITS - 1).rev() {
            digits[nth] = (digits[nth] + question * digits[nth + 1]) % BASE;
        }
    }
    let mut hash = mixed(seed ^ left, question);
    let mut point = 0;
    for digit in digits {
        point = point * BASE + permuted(digit, hash);
        hash = mixed(hash, digit);
    }
    // The digits that follow are random.
    let of = BASE.pow(DIGITS as u32);
    let [high, low] = [hash >> 32, hash & u64::from(u32::MAX)];
    // By hand, because a division of 128 bits is slow on a phone: the rest is small, so that two of 64 bits do.
    let upper = point << 32 | high;
    let lower = (upper % of) << 32 | low;
    ((upper / of) << 32) | (lower / of)
}

/// The place of a digit in an order that follows from the hash. Powers that are coprime to `BASE - 1` repeat no digit, and
/// no sum of some digits is always another digit, as it would be in orders by sums and products alone.
fn permuted(digit: u64, hash: u64) -> u64 {
    let begins = (hash >> 48) % BASE;
    let power = [3, 7, 9][((hash >> 16) % 3) as usize];
    let factor = 1 + (hash >> 32) % (BASE - 1);
    (factor * ((digit + begins) % BASE).pow(power) + hash % BASE) % BASE
}

/// A hash of two numbers (SplitMix64).
fn mixed(one: u64, other: u64) -> u64 {
    let mut hash = one.wrapping_add((other + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
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
    use std::ops::Range;

    const SEEDS: [u64; 4] = [0x0123_4567_89ab_cdef, 77, 0xfeed_beef_1234_9999, 1 << 60];
    /// Ranges of worlds. For each: into how many parts the answers to one question are divided, to two, and to three.
    const STRETCHES: [(Range<u64>, [u64; 3]); 5] = [
        (0..96, [10, 4, 3]),
        (1_000..1_096, [10, 4, 3]),
        (0..256, [16, 8, 4]),
        (5_000..5_256, [16, 8, 4]),
        (0..1_600, [100, 16, 8]),
    ];

    /// The answers in these worlds. Each is the number of a part, of `parts` in all.
    fn answers(seed: u64, worlds: Range<u64>, parts: u64) -> Vec<[usize; BASE as usize]> {
        let mut rng = Rng::new(Seed([1; 32]), 0);
        let in_world = |world| {
            let mut chance = LowDiscrepancy::of(seed, world);
            std::array::from_fn(|_| chance.below(parts, &mut rng) as usize)
        };
        worlds.map(in_world).collect()
    }

    /// Chi squared of the answers to these questions together, for each degree of freedom: about 1 by plain chance.
    fn chi_squared(answers: &[[usize; BASE as usize]], parts: u64, questions: &[usize]) -> f64 {
        let cells = (parts as usize).pow(questions.len() as u32);
        let mut counts = vec![0_u32; cells];
        for world in answers {
            let cell = |cell, question: &usize| cell * parts as usize + world[*question];
            counts[questions.iter().fold(0, cell)] += 1;
        }
        let fair = answers.len() as f64 / cells as f64;
        let square = |count: u32| (f64::from(count) - fair).powi(2) / fair;
        counts.into_iter().map(square).sum::<f64>() / (cells - 1) as f64
    }

    /// The greatest chi squared and the mean, of all sets of questions.
    fn of_all(sets: &[Vec<usize>], parts: impl Fn(&[u64; 3]) -> u64) -> Vec<(f64, f64)> {
        let mut found = Vec::new();
        for (worlds, by_size) in STRETCHES {
            let parts = parts(&by_size);
            let all = SEEDS.map(|seed| answers(seed, worlds.clone(), parts));
            let each = all.iter().flat_map(|answers| {
                sets.iter()
                    .map(|questions| chi_squared(answers, parts, questions))
            });
            let each: Vec<f64> = each.collect();
            let most = each.iter().copied().fold(0.0, f64::max);
            found.push((most, each.iter().sum::<f64>() / each.len() as f64));
        }
        found
    }

    #[test]
    fn every_stretch_of_worlds_has_about_as_many_of_each_answer() {
        let questions: Vec<Vec<usize>> = (0..BASE as usize).map(|one| vec![one]).collect();
        for found in of_all(&questions, |parts| parts[0]) {
            assert!(found.0 < 0.8 && found.1 < 0.4, "{found:?}");
        }
    }

    /// By plain chance the mean is 1, and the greatest of so many is about 2.
    #[test]
    fn every_stretch_has_about_as_many_of_each_pair_of_answers() {
        let questions = 0..BASE as usize;
        let pairs: Vec<Vec<usize>> = questions
            .flat_map(|one| (0..one).map(move |other| vec![one, other]))
            .collect();
        for found in of_all(&pairs, |parts| parts[1]) {
            assert!(found.0 < 1.3 && found.1 < 0.6, "{found:?}");
        }
    }

    #[test]
    fn three_answers_hang_together_no_more_than_by_plain_chance() {
        let mut triples = Vec::new();
        for one in 0..BASE as usize {
            for other in 0..one {
                triples.extend((0..other).map(|third| vec![one, other, third]));
            }
        }
        for found in of_all(&triples, |parts| parts[2]) {
            assert!(found.0 < 2.0 && found.1 < 0.8, "{found:?}");
        }
    }

    /// Computed with whole numbers of any size, outside this program.
    #[test]
    fn the_points_are_those_of_a_whole_division() {
        let points = [0, 1, 160_000].map(|world| scrambled_faure(SEEDS[0], 3, world));
        let expected = [
            10_029_727_592_409_199_988,
            12_876_765_547_524_101_192,
            12_585_393_079_440_572_336,
        ];
        assert_eq!(points, expected);
    }

    #[test]
    fn what_is_asked_beyond_the_first_questions_is_left_to_chance() {
        let mut rng = Rng::new(Seed([1; 32]), 0);
        let mut chance = LowDiscrepancy::of(7, 7);
        (0..BASE).for_each(|_| _ = chance.below(1 << 30, &mut rng));
        let mut same = Rng::new(Seed([1; 32]), 0);
        assert_eq!(chance.below(1 << 30, &mut rng), below(1 << 30, &mut same));
    }
}
