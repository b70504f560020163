//! The seat whose cards this device shows, as a phone: the code by which it joined, and the last hand, which is sealed. They
//! stay until another code is joined by, or the seat is given up.

use super::store;

/// Its name in the storage.
pub const NAME: &str = "phone";

/// The code by which this phone joined, and the code of the last hand, which may be empty. `None`: it has not joined.
#[must_use]
pub fn held() -> Option<(String, String)> {
    let text = store::get(NAME)?;
    let (join, hand) = text.split_once(' ').unwrap_or((&text, ""));
    Some((join.into(), hand.into()))
}

/// Stores both. Returns whether there was room.
pub fn hold(join: &str, hand: &str) -> bool {
    store::put(NAME, &format!("{join} {hand}")).is_ok()
}

/// Gives up the seat.
pub fn give_up() {
    store::delete(NAME);
}
