//! The seed of a sitting, as bits and as text.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::digits;
use super::seal::Seal;

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
