//! How likely the next bit of a text is a one, by what has followed the same letters before. It learns from every bit.
//!
//! Chances are in 4096ths, and the evidence for them in 256ths of a natural logarithm. Whole numbers alone: both ends of a link
//! must guess alike, whatever machine they are on.

/// By how many kinds of evidence the bit is guessed: the last one, two, three, four and six bytes, and the word so far.
const KINDS: usize = 6;
/// The places of each kind, as a power of two.
const PLACES: u32 = 16;
/// The number of bits that a place counts. It stays at that when more have come.
const MEMORY: u32 = 120;
/// How fast the weights of the kinds follow what they were worth.
const PACE: i64 = 30;

/// `4096 / (1 + e^-x)` for x from -8 to 8 in halves.
const CHANCES: [i32; 33] = [
    1, 2, 4, 6, 10, 17, 27, 45, 74, 120, 194, 311, 488, 747, 1102, 1546, 2048, 2550, 2994, 3349,
    3608, 3785, 3902, 3976, 4022, 4051, 4069, 4079, 4086, 4090, 4092, 4094, 4095,
];

/// What is known of the text so far.
pub(super) struct Guess {
    /// The chance of a one at each place, in 2^22ths, and how many bits it has seen.
    places: Vec<u32>,
    /// The weight of each kind, in 65536ths, for each beginning of a byte.
    weights: Vec<[i32; KINDS]>,
    /// The evidence for each chance.
    evidence: Vec<i16>,
    /// The last bytes, the newest lowest.
    last: u64,
    /// The letters of the word so far, hashed.
    word: u32,
    /// The bits of the byte so far, after a one.
    begun: u32,
    /// The contexts of this byte, hashed.
    contexts: [u32; KINDS],
    /// The places that this bit is guessed from, and their evidence.
    now: [(usize, i32); KINDS],
    chance: i32,
}

impl Guess {
    /// Nothing is known yet.
    pub fn new() -> Guess {
        let mut evidence = vec![2047; 4096];
        let mut next = 0;
        for amount in -2047..=2047 {
            let chance = chance(amount);
            while next <= chance {
                evidence[next as usize] = amount as i16;
                next += 1;
            }
        }
        let mut guess = Guess {
            places: vec![1 << 31; KINDS << PLACES],
            weights: vec![[20_000; KINDS]; 256],
            evidence,
            last: 0,
            word: 0,
            begun: 1,
            contexts: [0; KINDS],
            now: [(0, 0); KINDS],
            chance: 2048,
        };
        guess.look();
        guess
    }

    /// The chance that the next bit is a one, from 1 to 4095.
    pub fn chance(&self) -> u32 {
        self.chance.clamp(1, 4095) as u32
    }

    /// Learns the next bit.
    pub fn learn(&mut self, bit: bool) {
        let wrong = (i64::from(bit) << 12) - i64::from(self.chance);
        let weights = &mut self.weights[(self.begun & 255) as usize];
        for ((at, evidence), weight) in self.now.into_iter().zip(weights) {
            let change = (i64::from(evidence) * wrong * PACE + 0x8000) >> 16;
            *weight = weight.saturating_add(change as i32);
            let place = self.places[at];
            let (chance, seen) = (place >> 10, place & 1023);
            let to = if bit { (1 << 22) - 1 } else { 0 };
            let step = (i64::from(to) - i64::from(chance)) * 2 / (2 * i64::from(seen) + 3);
            let chance = (i64::from(chance) + step) as u32;
            self.places[at] = chance << 10 | (seen + 1).min(MEMORY);
        }
        self.begun = self.begun << 1 | u32::from(bit);
        if self.begun > 255 {
            self.end_byte((self.begun & 255) as u8);
        }
        self.look();
    }

    /// Learns all bits of a byte.
    pub fn learn_byte(&mut self, byte: u8) {
        for nth in (0..8).rev() {
            self.learn(byte >> nth & 1 == 1);
        }
    }

    fn end_byte(&mut self, byte: u8) {
        self.begun = 1;
        self.last = self.last << 8 | u64::from(byte);
        self.word = match byte.is_ascii_alphanumeric() || byte > 127 {
            true => mixed(self.word, u32::from(byte) + 1),
            false => u32::from(byte),
        };
        let bytes = |count: u32| {
            let some = self.last & ((1 << (8 * count)) - 1);
            mixed((some >> 32) as u32 ^ count << 24, some as u32)
        };
        self.contexts = [
            bytes(1),
            bytes(2),
            bytes(3),
            bytes(4),
            bytes(6),
            mixed(7, self.word),
        ];
    }

    /// Guesses the next bit.
    fn look(&mut self) {
        let weights = &self.weights[(self.begun & 255) as usize];
        let mut sum = 0_i64;
        for (kind, context) in self.contexts.into_iter().enumerate() {
            let place = mixed(context, self.begun) >> (32 - PLACES);
            let at = (kind << PLACES) + place as usize;
            let chance = self.places[at] >> 20;
            let evidence = i32::from(self.evidence[chance as usize]);
            self.now[kind] = (at, evidence);
            sum += i64::from(evidence) * i64::from(weights[kind]);
        }
        self.chance = chance((sum >> 16).clamp(-2047, 2047) as i32);
    }
}

/// The chance that this evidence stands for.
fn chance(evidence: i32) -> i32 {
    let from = (evidence + 2048) >> 7;
    let part = (evidence + 2048) & 127;
    let low = CHANCES.get(from as usize).copied().unwrap_or(4095);
    let high = CHANCES.get(from as usize + 1).copied().unwrap_or(4095);
    (low * (128 - part) + high * part + 64) >> 7
}

fn mixed(one: u32, other: u32) -> u32 {
    let sum = one.wrapping_mul(0x9e37_79b1) ^ other.wrapping_mul(0x85eb_ca6b);
    (sum ^ sum >> 15).wrapping_mul(0xc2b2_ae35)
}
