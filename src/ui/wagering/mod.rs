//! Staking and playing against the house (RULES 10.10), on the page: what whoever has the turn sets and presses, and what
//! he is told. All of it comes with the game.

mod controls;
mod keys;
mod press;
mod said;
mod stakes;

pub use controls::controls;
pub use keys::pressed as key;
pub use press::{WagerPress, pressed};
pub use said::said;
pub use stakes::Stakes;
