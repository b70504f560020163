//! The bots: they play only legal actions, deals end, the tempers differ, and they play well.

mod appraisal;
mod casino;
mod catalogue;
mod chances;
mod classic;
#[path = "../kit/dice.rs"]
#[allow(dead_code, reason = "bots need no more of it")]
mod dice;
mod expert;
mod figures;
mod four_cards;
mod habits;
mod large;
mod legal;
mod loans;
mod log;
#[path = "../kit/measured.rs"]
mod measured;
#[path = "../kit/options.rs"]
mod options;
mod patti;
mod rounds;
mod school;
mod set_bets;
mod sets;
mod setting;
mod simple;
mod strength;
mod tables;
mod taste;
mod unseen;
mod winnings;
mod work;
