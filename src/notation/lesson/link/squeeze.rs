//! A text in few bytes: each bit costs the less the likelier it was. A zero byte ends the text.

use super::guess::Guess;

/// A text from which the guesses begin. It has the lines of many lessons. It never changes: every link begins from it.
const BEFORE: &str = include_str!("before.txt");

/// How many bytes are read ahead.
const AHEAD: usize = 4;

fn begin() -> Guess {
    let mut guess = Guess::new();
    BEFORE.bytes().for_each(|byte| guess.learn_byte(byte));
    guess
}

/// The text in few bytes.
pub(super) fn squeezed(text: &str) -> Vec<u8> {
    let mut guess = begin();
    let (mut low, mut high) = (0_u32, u32::MAX);
    let mut bytes = Vec::new();
    for byte in text.bytes().filter(|byte| *byte != 0).chain([0]) {
        for nth in (0..8).rev() {
            let bit = byte >> nth & 1 == 1;
            let middle = parted(low, high, guess.chance());
            match bit {
                true => high = middle,
                false => low = middle + 1,
            }
            guess.learn(bit);
            while low >> 24 == high >> 24 {
                bytes.push((high >> 24) as u8);
                low <<= 8;
                high = high << 8 | 255;
            }
        }
    }
    // This byte tells the range from all others, whatever follows: what is missing is read as zeros.
    bytes.push((low >> 24) as u8 + 1);
    bytes
}

/// The bytes of the text that was squeezed into these, at most so many. `None`: it is longer, or some of them are missing.
pub(super) fn unsqueezed(bytes: &[u8], most: usize) -> Option<Vec<u8>> {
    let mut guess = begin();
    let (mut low, mut high) = (0_u32, u32::MAX);
    let mut taken = 0;
    let next = |taken: &mut usize| {
        let byte = bytes.get(*taken).copied();
        *taken += 1;
        u32::from(byte.unwrap_or(0))
    };
    let mut value = (0..AHEAD).fold(0, |value, _| value << 8 | next(&mut taken));
    let mut text = Vec::new();
    while text.len() <= most && taken <= bytes.len() + AHEAD {
        let mut byte = 0_u8;
        for _ in 0..8 {
            let middle = parted(low, high, guess.chance());
            let bit = value <= middle;
            match bit {
                true => high = middle,
                false => low = middle + 1,
            }
            guess.learn(bit);
            byte = byte << 1 | u8::from(bit);
            while low >> 24 == high >> 24 {
                low <<= 8;
                high = high << 8 | 255;
                value = value << 8 | next(&mut taken);
            }
        }
        if byte == 0 {
            return Some(text);
        }
        text.push(byte);
    }
    None
}

/// The last number of the part of a range that stands for a one.
fn parted(low: u32, high: u32, chance: u32) -> u32 {
    let range = u64::from(high - low);
    low + ((range * u64::from(chance)) >> 12) as u32
}
