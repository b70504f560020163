//! The storage of the device. Each text has its key.

pub mod backup;
pub mod drills;
mod last_sitting;
pub mod lessons;
pub mod path;
pub mod phone;
mod reading;
pub mod results;
pub mod reviews;
mod save_state;
pub mod store;
pub mod tens;

pub use backup::{aside, file, last_new_game, save_new_game};
pub use last_sitting::{Access, LastSitting, Offer};
pub use reading::Reader;
pub use results::{MOST as MOST_RESULTS, Results};
pub use save_state::{File, Linked, Notice, SaveState, Tab, Warning};
pub use store::delete_aside;
