//! Programs that are fetched later: their state, and the slots that they fill.

mod not_fetched;
mod part;
mod sheet;
mod slot;

pub use not_fetched::{language_not_fetched, not_fetched};
pub use part::{Fetching, Lazy, Loading};
pub use sheet::{
    DrillOf, GuidedDeal, OpenSheet, OpenedFrom, RetoldTable, ReviewOf, Sheet, TrialFrom,
};
pub use slot::{Filled, Piece, Slot};
