//! What is laid over the table: the curtain between people, and the sheets.

mod apart;
mod call;
mod clipboard;
mod curtain;
mod draft;
mod embed;
mod field;
mod frame;
mod house;
mod new_game;
mod part;
mod records;
mod share;
mod sheets;

pub use self::apart::{Parts, Piece};
pub use self::curtain::Curtain;
pub use self::draft::Draft;
pub use self::part::{Apart, Fetching, Later};
pub use self::sheets::{Sheet, Sheets};
