//! Real cards: the table keeps the bets, and people say who won (RULES 9.2.21).

mod coming;
mod correcting;
mod evenings;
mod forty;
#[path = "../kit/mod.rs"]
mod kit;
mod laws;
mod records;
mod sessions;
mod twin;
