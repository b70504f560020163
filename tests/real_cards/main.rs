//! Real cards: the table keeps the bets, and people say who won (RULES 9.2.21).

mod coming;
#[path = "../kit/mod.rs"]
mod kit;
mod laws;
mod records;
mod twin;
