//! Setting hands from one deal (RULES 10.1) on the page: layout, controls, presses and sentences. They come with
//! all other games.

mod controls;
mod drag;
mod felt;
mod keys;
mod press;

pub use controls::{controls, place_name};
pub use drag::grab;
pub use felt::felt;
pub use keys::key;
pub use press::{card_name, place_number, press, status};
