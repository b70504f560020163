//! Betting between two, solved: CFR+ over ranges of hands, on the public tree of the rules in play.

pub mod advise;
pub mod book;
pub mod buckets;
pub mod cfr;
mod deal;
mod line;
pub mod range;
pub mod reply;
pub mod spot;
pub mod tree;
mod worth;
pub mod write;
