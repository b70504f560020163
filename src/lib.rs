//! Brag, the old British card game of nerve.

pub mod cards;
pub mod chance;
pub mod engine;
pub mod games;
pub mod notation;
pub mod policy;
#[cfg(feature = "ui")]
pub mod ui;
