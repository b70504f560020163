//! Betting between two, solved: what a good player does when two are left in a betting game, in chances.
//!
//! The betting of Brag between two is small enough to be solved instead of judged. [`Tree`] is everything that both can do
//! in public, by the rules in play; [`Solver`] walks it with a range of hands for each (CFR+), in whole numbers, without
//! luck and without a clock. [`Advisor`] is the door for bots: it follows a deal in a stored [`Book`] and, where that ends,
//! in trees that it solves as the deal stands. [`Hands`] tells how much a player who knows a strategy wins from it.

mod advise;
mod book;
mod buckets;
mod budget;
mod carried;
mod cfr;
mod deal;
mod line;
mod offered;
mod range;
mod reading;
mod reply;
mod spot;
mod tree;
mod weighing;
mod worth;
mod write;

pub use advise::{Advice, Advisor, advise};
pub use book::{Book, HEADS_UP, NotABook, Opening};
pub use buckets::Buckets;
pub use budget::Budget;
pub use cfr::Solver;
pub use deal::read;
pub use range::{BUCKETS, Chances, ONE, Range, SURE};
pub use reading::BookReading;
pub use reply::Hands;
pub use spot::{Menu, Move, Next, Side, Spot, Terms};
pub use tree::Tree;
pub use weighing::{Weighed, Weighing};
pub use write::Worthwhile;
