//! Tables with real cards, whatever their game (RULES 9.2.21): the questions at a show, draws by their number, undo, and who
//! pays whom at the end.

mod controls;
mod events;
mod keys;
mod parts;
mod press;
mod quick;
mod settling;
mod side;
#[cfg(test)]
mod tests;
mod undo;
mod words;

pub use controls::controls;
pub use events::{reason, sentence};
pub use keys::key;
pub use press::press;
pub use quick::is_dropped;
pub use settling::{parcel, settling};
pub use side::side;
pub use words::asks_aloud;
