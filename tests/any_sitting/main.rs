//! Random sittings of every game under random rules: what is said about them holds for all.

#[path = "../kit/mod.rs"]
mod kit;

mod experts;
mod results;
mod reviews;
