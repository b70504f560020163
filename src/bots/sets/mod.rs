//! How bots set hands from one deal (RULES 2, 10.1): for the chance to win the pots or the game.
//!
//! Three things decide: the worth of winning these hands and not those (`worth`), the chance that a hand of this
//! strength wins in its place (`chance`, from the `habits` of others), and the hands that the cards can make
//! ([`Makings`], exactly). Where hands are bet on (`betting`), bots bet as in the games of rounds.

mod any;
mod betting;
mod bot;
mod chance;
mod goal;
mod habits;
mod ideas;
mod known;
mod marks;
mod spare;
mod spot;
mod standing;
mod strength;
mod unshown;
mod weighing;
mod worth;

pub(super) use any::any;
pub use bot::{bot, complete};
pub use goal::{AllWon, Goal, MOST_OPPONENTS, Points, Pots};
pub use habits::Habits;
pub use marks::MARKS;
pub use spare::takes_spare;
pub use spot::Spot;
pub use strength::of as strength;
pub use unshown::{Unshown, unshown};
pub use weighing::{set, set_against};
