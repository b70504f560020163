//! The page in a frame of another page: `?embed` with options, and messages to and fro.
//!
//! An embedded table stores nothing on the device. All of this is fetched later. What the rest of the page must know
//! earlier is in `platform/frame.rs`.

mod accent;
mod deals;
mod height;
mod host;
mod kept;
mod message;
mod options;
mod piece;
mod query;
mod refused_option;
mod replayed;
pub mod report;
mod request;
mod snippet;
mod tables;
mod wire;

pub use options::{CHIPS, Options, most_seats, read_names};
pub use piece::{InFrame, InFull, requested_setup};
pub use refused_option::Reason;
pub use replayed::Replayed;
pub use request::EmbedRequest;
pub use snippet::{frame, query_of, tag};
pub use wire::Wire;
