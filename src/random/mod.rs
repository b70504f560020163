//! Randomness, which the engine does not have: ChaCha20 from a seed, and an unbiased shuffle.
//!
//! The numbers of a seed never change, because records contain seeds instead of packs.

mod cut_seed;
mod digits;
mod per_mille;
mod seal;
mod seed;

pub use cut_seed::{CutSeed, LONGEST_CUT, MOST_CUTS};
pub use per_mille::PerMille;
pub use seal::Seal;
pub use seed::{NotASeed, Seed};

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};

use crate::cards::{Card, CardSet, Pack};

/// A stream of random numbers.
pub struct Rng(Source);

/// Where the numbers come from.
#[allow(
    clippy::large_enum_variant,
    reason = "a stream begins without asking for memory"
)]
enum Source {
    ChaCha(ChaCha20Rng),
    /// SplitMix64, whose state this is.
    Quick(u64),
}

/// Shuffles the packs of one sitting. The n-th shuffle draws from ChaCha20's stream n, counted from 0. So it depends
/// only on the seed and on which cards are shuffled.
#[derive(Clone, Debug)]
pub struct Shuffler {
    seed: Seed,
    done: u64,
}

/// The stream that draws the first dealer. Shuffles count up from 0.
pub const DEALER_STREAM: u64 = u64::MAX;
/// The stream that shuffles the pack for the high card.
pub const CUT_STREAM: u64 = u64::MAX - 1;

/// Mixes the bits of a number, so that near ones become far.
fn mixed(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

impl Rng {
    /// The stream of this number.
    #[must_use]
    pub fn new(seed: Seed, stream: u64) -> Rng {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Rng(Source::ChaCha(rng))
    }

    /// A stream that begins quickly, for chance that need not be hard to guess: that of a playout. Each number begins
    /// another.
    #[must_use]
    pub fn quick(number: u64) -> Rng {
        Rng(Source::Quick(mixed(number)))
    }

    fn next(&mut self) -> u32 {
        match &mut self.0 {
            Source::ChaCha(rng) => rng.next_u32(),
            Source::Quick(state) => {
                *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
                (mixed(*state) >> 32) as u32
            }
        }
    }

    /// A random whole number below `bound`; all are equally likely. It is 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The number is the high half of a product. Low halves that would make some numbers likelier are drawn again.
        let unfair = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let product = u64::from(self.next()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// The seed of a stream of its own, for something that draws numbers apart from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        match &mut self.0 {
            Source::ChaCha(rng) => rng.fill_bytes(&mut bytes),
            Source::Quick(_) => {
                for part in bytes.chunks_exact_mut(4) {
                    part.copy_from_slice(&self.next().to_le_bytes());
                }
            }
        }
        Seed(bytes)
    }

    /// Puts the items into a random order, by the Fisher–Yates shuffle from the last item down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl Shuffler {
    /// The shuffles of this seed, beginning with the first.
    #[must_use]
    pub fn new(seed: Seed) -> Shuffler {
        Shuffler::after(seed, 0)
    }

    /// The shuffles of this seed after the first `done`.
    #[must_use]
    pub fn after(seed: Seed, done: u64) -> Shuffler {
        Shuffler { seed, done }
    }

    /// The next shuffle of these cards. Their present order does not matter.
    #[must_use]
    pub fn shuffle(&mut self, pack: &Pack) -> Pack {
        let held: CardSet = pack.iter().collect();
        let mut cards: Vec<Card> = held.iter().collect();
        Rng::new(self.seed, self.done).shuffle(&mut cards);
        self.done = self.done.wrapping_add(1);
        Pack::new(cards).unwrap_or_default()
    }
}
