//! What the engine's tests share: their own dice, random house rules, a second bookkeeping, a
//! description of views, a school that plays lines of text, and a slow ranking of hands.

#![allow(dead_code, reason = "each test file takes what it needs")]

pub mod describe;
pub mod dice;
pub mod house;
pub mod ranks;
pub mod school;
pub mod shadow;
