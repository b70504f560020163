//! Programs that are fetched later: their state, and the slots that they fill.

mod part;
mod sheet;
mod slot;

pub use part::{Fetching, Lazy, Loading};
pub use sheet::{DrillOf, GuidedDeal, OpenedFrom, RetoldTable, ReviewOf, Sheet, TrialFrom};
pub use slot::{Filled, Piece, Slot};
