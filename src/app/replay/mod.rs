//! Replay: the records at hand, and a player that shows one of their deals again.

mod deal_id;
mod earlier;
mod import;
mod play_on;
mod player;
mod players;
mod records;
mod seek;
mod situation;
mod steps;

#[cfg(test)]
mod tests;

pub use self::deal_id::DealId;
pub use self::earlier::Earlier;
pub use self::import::{FileError, Opened};
pub use self::play_on::play_on;
pub use self::player::Player;
pub use self::players::player_name;
pub use self::records::{Records, may_show_all};
pub use self::seek::{Seek, Sought};
pub use self::situation::situation;
pub use self::steps::Story;
