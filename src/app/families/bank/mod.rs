//! Tables with real cards, whatever their game (RULES 9.2.21): the questions at a show, draws by their number, undo, and who
//! pays whom at the end.

mod controls;
mod keys;
mod press;
mod settling;
mod side;
#[cfg(test)]
mod tests;
mod words;

pub use controls::controls;
pub use keys::key;
pub use press::press;
pub use settling::{pass_on, settling};
pub use side::side;
pub use words::asks;
