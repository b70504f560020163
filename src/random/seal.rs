//! The seal: a hash that commits a sitting to its seed before the seed is known.

use std::fmt::{self, Display};

use sha2::{Digest, Sha256};

use super::Seed;

/// The SHA-256 of a text. The seal of a seed is that of its 64 lower-case hexadecimal digits, and is shown before the
/// first card. Afterwards anybody can check with it that the seed was not changed. Nobody can compute the seed from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

impl Seed {
    /// The seal of the seed: what `printf %s SEED | sha256sum` prints.
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

/// Writes 32 bytes as 64 lower-case hexadecimal digits.
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
