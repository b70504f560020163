//! Staking and playing against the house (RULES 10.10) on the page: stakes, controls, presses and sentences. A part
//! of its own brings them.

mod controls;
mod keys;
mod press;
mod stakes;
mod status;

pub use controls::controls;
pub use keys::key;
pub use press::{WagerPress, press};
pub use stakes::Stakes;
pub use status::status;
