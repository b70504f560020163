//! Equalised betting, and the games that turn on it (RULES 10.0.6, 10.6, 10.7, 10.9), clause by clause.

mod american;
mod braggers;
mod draw_brag;
mod table;
