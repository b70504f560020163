//! What is best with every hand in one situation: a table over a hint, a review, a drill or a trial.

mod in_bar;
mod of;
mod run;
mod shown;
mod table;

pub use self::in_bar::EveryHandButton;
pub use self::of::Of;
pub use self::shown::{EveryHand, ShownChart};
