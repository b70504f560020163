//! What is laid over the table: the curtain between people, and the sheets.

mod apart;
mod call;
mod clipboard;
mod curtain;
mod draft;
mod embed;
mod fair;
mod field;
mod frame;
mod house;
mod keys;
mod new_game;
mod part;
mod records;
mod share;
mod sheets;
mod when;

pub use self::apart::Piece;
pub use self::draft::{Draft, Fault};
pub use self::fair::Ask;
pub use self::part::{Apart, Fetching, Later};
pub use self::sheets::{Kept, Sheet, Sheets, Whence};
