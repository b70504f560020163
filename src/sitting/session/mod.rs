//! A session: the table, who plays each seat, the shuffles and the record.

mod chair;
mod cutting;
mod ending;
mod experts;
mod joins;
mod kept;
mod lesson;
mod numbered;
mod player_kind;
mod resuming;
mod state;
#[cfg(test)]
mod tests;
mod trial;
mod undo;

pub use chair::{Chair, NoChair};
pub use joins::next_code;
pub use kept::{Recent, TakenBack};
pub use player_kind::PlayerKind;
pub use resuming::{Played, ResumeError, Resumed, Resuming, Unplayable};
pub use state::{
    BotTurn, Joins, MOST_JOINS, MOST_SEATS, Player, Session, Setup, check, has_boxes_beside_others,
};
pub use undo::TakeBack;
