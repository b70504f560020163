//! The seal: a hash that commits a sitting to its seed before the seed is known.

use std::fmt::{self, Display};

use sha2::{Digest, Sha256};

use super::digits::{digits, write};

/// The SHA-256 of a text. The seal of a seed is that of its 64 lower-case hexadecimal digits, and is shown before the
/// first card. Afterwards anybody can check with it that the seed was not changed. Nobody can compute the seed from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal([u8; 32]);

impl Seal {
    pub(super) fn of_seed(bytes: &[u8; 32]) -> Seal {
        Seal(Sha256::digest(digits(bytes)).into())
    }

    /// The 32 bytes of the hash.
    pub(super) fn bytes(self) -> [u8; 32] {
        self.0
    }

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
