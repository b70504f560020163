//! What is laid over the table: the curtain between people, and the sheets.

mod apart;
mod beats;
mod call;
mod clipboard;
mod curtain;
mod draft;
mod embed;
mod fair;
mod field;
mod frame;
mod hint;
mod house;
mod howto;
mod keys;
mod lesson;
mod minis;
mod new_game;
mod paid;
mod part;
mod records;
mod share;
mod sheets;
mod when;

pub use self::apart::{Piece, Slot};
pub use self::draft::{Draft, Fault};
pub use self::fair::Ask;
pub use self::part::{Fetching, Later};
pub use self::sheets::{Kept, Sheet, Whence, not_yet};
pub use howto::name_of;
