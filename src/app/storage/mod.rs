//! The storage of the device. Each text has its key.

pub mod backup;
pub mod results;
mod save_state;
pub mod store;

pub use backup::{aside, file, last_new_game, save_new_game};
pub use results::{MOST as MOST_RESULTS, Results};
pub use save_state::{File, SaveState};
pub use store::delete_aside;

/// The text of the stored sitting. Empty: there is none.
#[must_use]
pub fn stored_sitting() -> String {
    store::sitting().unwrap_or_default()
}
