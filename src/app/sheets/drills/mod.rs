//! Drills: the list of their kinds in the school, and the room in which one decision is made after another.

mod advised;
mod find;
mod list;
mod over;
mod own;
mod place;
mod room;
mod round;
mod verdict;
mod words;
mod worth;

pub use self::advised::{Advised, try_id};
pub use self::list::Drills;
pub use self::room::Drill;
