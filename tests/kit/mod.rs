//! What the engine's tests share: random numbers, random house rules and sittings, a second bookkeeping, second
//! implementations of what is legal and who wins, a description of views, a player of lines of text, and a slow
//! ranking of hands.

#![allow(dead_code, reason = "each test file takes what it needs")]

pub mod broad;
pub mod classic;
pub mod classic_offers;
pub mod describe;
pub mod dice;
pub mod house;
pub mod limits;
pub mod options;
pub mod oracle;
pub mod patti;
pub mod prizes;
pub mod ranks;
pub mod real;
pub mod rounds;
pub mod school;
pub mod scramble;
pub mod sessions;
pub mod set_bets;
pub mod settlement;
pub mod shadow;
pub mod showings;
pub mod sittings;
pub mod slow;
