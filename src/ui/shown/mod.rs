//! What the events of one mechanic alone are on the page, each mechanic in a file: how they read, how long they take
//! and how they sound. No event is passed over: each says so itself where it is silent.

pub mod setting;
pub mod swapping;
