//! The key of a seat.
//!
//! It follows from the seed of the sitting, which only the table has until the sitting is over, and from a chance that is drawn
//! when the code is shown by which the phone joins. So no code that is shown gives a key of before, neither from an older save nor
//! in another tab.

use std::fmt;

use sha2::{Digest, Sha256};

use crate::random::Seed;

/// 256 bits that one phone and the table share. `Debug` does not print them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatKey(pub(super) [u8; 32]);

impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey(..)")
    }
}

/// Which sitting it is. Two sittings have the same id by a chance of one in four thousand million.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SittingId(pub(super) [u8; 4]);

/// Which phone a code is for. Codes say it openly, so that another phone can tell why it cannot open them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holder {
    pub sitting: SittingId,
    /// The seat, counted from 0.
    pub seat: u8,
    /// The number of its key at this seat. The first code that is shown has 2.
    pub join: u8,
}

impl Holder {
    /// The phone that joins at this seat for the n-th time.
    #[must_use]
    pub fn of(seed: Seed, seat: u8, join: u8) -> Holder {
        let [a, b, c, d, ..] = hash(&[b"brag phones: sitting", &seed.0]);
        Holder {
            sitting: SittingId([a, b, c, d]),
            seat,
            join,
        }
    }

    /// The key of this phone, in the sitting of this seed. `chance` was drawn for it. `None`: it joined before there was any.
    #[must_use]
    pub fn key(self, seed: Seed, chance: Option<Seed>) -> SeatKey {
        let joins = [self.seat, self.join];
        SeatKey(match chance {
            Some(chance) => hash(&[b"brag phones: key by chance", &seed.0, &chance.0, &joins]),
            None => hash(&[b"brag phones: key", &seed.0, &joins]),
        })
    }

    /// The number of bytes of [`Holder::bytes`].
    pub(super) const LEN: usize = 6;

    pub(super) fn bytes(self) -> [u8; Holder::LEN] {
        let [a, b, c, d] = self.sitting.0;
        [a, b, c, d, self.seat, self.join]
    }

    pub(super) fn of_bytes([a, b, c, d, seat, join]: [u8; Holder::LEN]) -> Holder {
        Holder {
            sitting: SittingId([a, b, c, d]),
            seat,
            join,
        }
    }
}

/// The SHA-256 of these texts in a row. All but the last have a fixed length, so no two rows run together.
pub(super) fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}
