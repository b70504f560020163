//! Bots. A policy is given what its player may see, and cannot name more than that.
//!
//! Each temper is one short file that says how it plays. What all of them know stands beside: how
//! strong a hand is (`strength`), what the others' bets tell (`rival`), how things stand (`spot`), what was
//! planned for the deal (`plan`), what to answer where the betting rests (`duty`), and how a wish becomes
//! an action that is offered (`wish`).

mod bragger;
pub mod bus;
mod careful;
mod catalogue;
pub mod classic;
mod duty;
pub mod house;
pub mod patti;
mod plain;
mod plan;
mod random;
mod rival;
pub mod rounds;
pub mod sets;
mod spot;
mod straightforward;
mod strength;
mod taste;
mod temper;
mod wish;

pub use bragger::Bragger;
pub use careful::Careful;
pub use catalogue::bot;
pub use plain::Plain;
pub use random::Random;
pub use straightforward::Straightforward;
pub use temper::{NotATemper, Temper};

use crate::chance::Rng;
use crate::engine::{Action, Choice, View};

/// A way of playing.
pub trait Policy {
    /// What to do, out of what is offered; `choices` is never empty.
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action;
}

/// A chance, in thousandths: whole numbers, so that a bot plays alike on every machine.
type PerMille = u32;
