//! Randomness, which the engine does not have: ChaCha20 from a seed, and an unbiased shuffle.
//!
//! The numbers of a seed never change, because records contain seeds instead of packs.

mod digits;
mod seal;

use std::fmt::{self, Display};
use std::str::FromStr;

pub use seal::Seal;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, Pack};

/// 256 bits that determine all shuffles of a sitting. As text they are 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seal of the seed: what `printf %s SEED | sha256sum` prints.
    #[must_use]
    pub fn seal(&self) -> Seal {
        Seal::of_seed(&self.0)
    }
}

/// A stream of random numbers.
pub struct Rng(ChaCha20Rng);

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

impl Rng {
    /// The stream of this number.
    #[must_use]
    pub fn new(seed: Seed, stream: u64) -> Rng {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Rng(rng)
    }

    /// A random whole number below `bound`; all are equally likely. It is 0 if `bound` is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        // The number is the high half of a product. Low halves that would make some numbers likelier are drawn again.
        let unfair = bound.wrapping_neg().checked_rem(bound).unwrap_or(0);
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// The seed of a stream of its own, for something that draws numbers apart from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
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
        self.done += 1;
        Pack::new(cards).unwrap_or_default()
    }
}

impl Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        digits::write(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(NotASeed);
        }
        let mut seed = [0; 32];
        for (byte, digits) in seed.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| NotASeed)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| NotASeed)?;
        }
        Ok(Seed(seed))
    }
}

/// The error for a text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotASeed;

impl Display for NotASeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seed is 64 hexadecimal digits")
    }
}

impl std::error::Error for NotASeed {}
