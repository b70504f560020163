//! What ties a sitting to its seed before anybody may know the seed.

use std::fmt::{self, Display};

use sha2::{Digest, Sha256};

use super::Seed;

/// The SHA-256 of a text; above all of a seed, written as its 64 small hexadecimal digits. Shown before the first card, it lets
/// anybody see afterwards that the seed was not changed; and nobody can find the seed from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

impl Seed {
    /// Its seal: what `printf %s SEED | sha256sum` prints.
    #[must_use]
    pub fn seal(&self) -> Seal {
        Seal(Sha256::digest(digits(&self.0)).into())
    }
}

impl Seal {
    /// The SHA-256 of any text.
    #[must_use]
    pub fn of(text: &str) -> Seal {
        Seal(Sha256::digest(text.as_bytes()).into())
    }
}

impl Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(&self.0, f)
    }
}

/// Writes 32 bytes as 64 small hexadecimal digits.
pub(super) fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(std::str::from_utf8(&digits(bytes)).unwrap_or_default())
}

fn digits(bytes: &[u8; 32]) -> [u8; 64] {
    const DIGITS: [u8; 16] = *b"0123456789abcdef";
    let mut text = [0; 64];
    for (pair, byte) in text.chunks_exact_mut(2).zip(bytes) {
        pair[0] = DIGITS[usize::from(byte >> 4)];
        pair[1] = DIGITS[usize::from(byte & 15)];
    }
    text
}
