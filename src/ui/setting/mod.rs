//! Setting hands from one deal (RULES 10.1), on the page: how the cards of whoever sets are laid out before him, what he
//! presses, and what he is told. All of it comes with the games beside the betting games.

mod controls;
mod desk;
mod drag;
mod keys;
mod press;
mod way;

pub use controls::{controls, place_name};
pub use desk::Desk;
pub use keys::pressed as key;
pub use press::{SettingPress, card_name, place, pressed, said};
