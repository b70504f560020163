//! The table: drawing a game, and handling presses.

pub mod board;
pub mod controls;
pub mod direction;
mod double_tap;
pub mod drawing;
pub mod early_embed;
pub mod experts;
pub mod faces;
pub mod felt;
pub mod focus;
pub mod game;
pub mod history;
pub mod link;
pub mod log;
pub mod not_yet;
pub mod page;
pub mod patch;
pub mod places;
pub mod playing;
pub mod press;
pub mod pressing;
mod ready;
mod retry;
pub mod scene;
pub mod start;
pub mod tempo;
pub mod wake_lock;
