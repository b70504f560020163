//! The sheets over the table, and the curtain between people at one screen.

pub mod beats;
pub mod choose_game;
mod clipboard;
pub mod curtain;
mod date_time;
pub mod elsewhere;
pub mod embed;
pub mod fairness;
mod fairness_button;
mod fetched;
mod field;
mod fill;
mod frame;
pub mod hint;
mod hint_text;
pub mod howto;
pub mod keys;
pub mod lesson;
mod lessons;
pub mod menu;
pub mod new_game;
pub mod odds;
pub mod parts;
mod pay_tables;
pub mod records;
pub mod review;
mod share;
mod small_cards;
mod state;
pub mod statistics;
mod tab;
mod wild_picks;

pub use self::fill::fill_with;
pub use self::state::{SheetState, Watched};
