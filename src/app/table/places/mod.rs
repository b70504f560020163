//! What lies where on a felt, as plain values computed from a view: rows of cards, the hands that are shown, plates, and the
//! data of a felt of its own.

pub mod family_felt;
pub mod layout;
pub mod plate;
pub mod shown_hands;
pub mod spots;
pub mod zones;

pub use self::plate::{Plate, is_settling};
pub use self::zones::in_order;
