//! Cards on the players' own phones: the codes that the table shows, and the screen of a phone. The program `phones` has both.
//!
//! At the table: `seats.rs` is the sheet with the codes by which phones join, `code.rs` that with the code of a hand, `addresses.rs`
//! what the codes contain, `way.rs` how phones read them, `entered.rs` what a player enters there, `picture.rs` draws a code. `drawn.rs`
//! shows what a sheet or a phone draws. `reach.rs` says whether phones
//! can reach the page, and `requests.rs` opens the sheets. `own/` is the screen of a phone.

mod addresses;
mod code;
mod drawn;
mod entered;
pub mod own;
mod picture;
mod reach;
mod requests;
mod seats;
mod way;

pub use self::code::hand_code;
pub use self::reach::{Reach, reach};
pub use self::requests::Requests;
pub use self::seats::seats;
