//! Cards on a player's own phone: what passes from the table to the phone as a picture, and back as a word. No network is
//! used. `docs/phones.md` has the format byte by byte.
//!
//! - `key.rs`: the key of a seat. It follows from the seed of the sitting and a chance that is drawn for it.
//! - `join.rs`: the code by which a phone joins.
//! - `hand.rs`: what a code of a hand contains.
//! - `seal.rs`: sealing it for one phone, and opening it there.
//! - `word.rs`: the word for hands that were set on the phone, which the key of the seat covers.
//! - `text.rs`: bytes as text in an address.
//! - `short.rs`: the code of a hand without an address.
//! - `qr.rs`: a text as a picture, and `scan.rs` reads it again.
//!
//! ```
//! use brag::phones::{HandCode, Holder, Join, CodedHand, Which, open, seal};
//! use brag::random::Seed;
//!
//! let holder = Holder::of(Seed([7; 32]), 2, 1);
//! let phone = Join { holder, key: holder.key(Seed([7; 32]), None), name: "Nell".into(), rules: "v1".into() };
//! let phone: Join = phone.to_string().parse()?;
//!
//! let cards = ["As", "Ah", "9c"].map(|card| card.parse().unwrap());
//! let hand = HandCode { deal: 1, moment: 12, hands: vec![CodedHand { which: Which::Only, cards: cards.to_vec() }], rules: None };
//! let code = seal(&phone.key, phone.holder, &hand);
//! assert_eq!(open(&phone, &code)?, hand);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod hand;
mod join;
mod key;
mod qr;
mod scan;
mod seal;
mod short;
mod text;
mod word;

pub use hand::{CodedHand, HandCode, Which};
pub use join::{Join, NotAJoin};
pub use key::{Holder, SeatKey, SittingId};
pub use qr::{Picture, picture};
pub use scan::read_picture;
pub use seal::{Unopened, open, seal};
pub use short::{lengthen, shorten};
pub use word::{NotAWord, SetPlan, read_word, word};
