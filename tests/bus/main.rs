//! Stop the Bus: what a bot has seen of a deal, how it plays, and how well.

#[path = "../kit/dice.rs"]
#[allow(dead_code, reason = "one needs no more of it")]
mod dice;
mod greedy;
mod last;
#[path = "../kit/measured.rs"]
mod measured;
mod rules;
mod seen;
mod strength;
mod table;
mod waits;
