//! Sealing a hand for one phone, by ChaCha20-Poly1305 (RFC 8439).

use std::cmp::Ordering;
use std::fmt::{self, Display};

use chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};

use super::hand::HandCode;
use super::join::Join;
use super::key::{Holder, SeatKey, hash};
use super::text;

/// The version of the codes. A phone refuses others.
const VERSION: u8 = 1;
/// The number of bytes that are not sealed: the version and the phone that the code is for. A changed one does not open.
const OPEN: usize = 1 + Holder::LEN;
const NONCE: usize = 12;
const TAG: usize = 16;

/// Seals a hand for this phone. The text follows `#hand=` in an address.
///
/// The nonce is a hash of the key and of what is sealed. So the same hand at the same moment has the same code, and another
/// has another nonce, also where a sitting was resumed from an older save and went another way.
#[must_use]
pub fn seal(key: &SeatKey, holder: Holder, hand: &HandCode) -> String {
    let mut bytes = vec![VERSION];
    bytes.extend(holder.bytes());
    let mut sealed = hand.bytes();
    let nonce = nonce(key, &sealed);
    let tag = ChaCha20Poly1305::new(&key.0.into()).encrypt_inout_detached(
        &nonce.into(),
        &bytes,
        (&mut sealed[..]).into(),
    );
    // This does not fail: a hand is shorter than 256 GB.
    let Ok(tag) = tag else {
        return String::new();
    };
    bytes.extend(nonce);
    bytes.extend(sealed);
    bytes.extend(tag);
    text::write(&bytes)
}

fn nonce(key: &SeatKey, plain: &[u8]) -> [u8; NONCE] {
    let hash = hash(&[b"brag phones: nonce", &key.0, plain]);
    let mut nonce = [0; NONCE];
    nonce.copy_from_slice(&hash[..NONCE]);
    nonce
}

/// Opens a code on the phone that has joined so.
///
/// # Errors
/// [`Unopened`]: it is not for this phone, or no code.
pub fn open(phone: &Join, code: &str) -> Result<HandCode, Unopened> {
    let bytes = text::read(code).ok_or(Unopened::Unreadable)?;
    let (open, rest) = bytes
        .split_first_chunk::<OPEN>()
        .ok_or(Unopened::Unreadable)?;
    let [version, holder @ ..] = *open;
    if version != VERSION {
        return Err(Unopened::OtherVersion);
    }
    let holder = Holder::of_bytes(holder);
    if holder.sitting != phone.holder.sitting {
        return Err(Unopened::OtherSitting);
    }
    if holder.seat != phone.holder.seat {
        return Err(Unopened::OtherSeat);
    }
    match holder.join.cmp(&phone.holder.join) {
        Ordering::Less => return Err(Unopened::EarlierJoin),
        Ordering::Greater => return Err(Unopened::LaterJoin),
        Ordering::Equal => {}
    }
    unseal(&phone.key, open, rest).ok_or(Unopened::Unreadable)
}

fn unseal(key: &SeatKey, open: &[u8], rest: &[u8]) -> Option<HandCode> {
    let (nonce, rest) = rest.split_first_chunk::<NONCE>()?;
    let (sealed, tag) = rest.split_last_chunk::<TAG>()?;
    let mut plain = sealed.to_vec();
    ChaCha20Poly1305::new(&key.0.into())
        .decrypt_inout_detached(
            &(*nonce).into(),
            open,
            (&mut plain[..]).into(),
            &(*tag).into(),
        )
        .ok()?;
    HandCode::of_bytes(&plain)
}

/// Why a phone cannot open a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unopened {
    /// It is no code of a hand, or was changed.
    Unreadable,
    /// Another version of the page wrote it.
    OtherVersion,
    /// It belongs to another sitting.
    OtherSitting,
    /// It is for another seat.
    OtherSeat,
    /// It is for a phone that joined at this seat before: it is old, or the table was resumed from an older save.
    EarlierJoin,
    /// It is for a phone that joined at this seat later, which locked this one out.
    LaterJoin,
}

impl Display for Unopened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unopened::Unreadable => "this code cannot be read",
            Unopened::OtherVersion => "this code is from another version of Brag",
            Unopened::OtherSitting => "this code is from another sitting",
            Unopened::OtherSeat => "this code is for another seat",
            Unopened::EarlierJoin => "this code is for an earlier phone at this seat",
            Unopened::LaterJoin => "this code is for a later phone at this seat",
        })
    }
}

impl std::error::Error for Unopened {}
