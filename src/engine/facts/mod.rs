//! What each mechanic is, as data: its rules, state, actions, events, questions and refusals. They know seats, chips and
//! cards, and no table. What a mechanic does is in `play`.

pub(super) mod bus;
pub(super) mod casino;
pub(super) mod classic;
pub(super) mod dealing;
pub(super) mod exchange;
pub(super) mod patti;
pub(super) mod round;
pub(super) mod setting;
pub(super) mod staking;
pub(super) mod vying;

pub use bus::*;
pub use casino::*;
pub use classic::*;
pub use dealing::*;
pub use exchange::*;
pub use patti::*;
pub use round::*;
pub use setting::*;
pub use staking::*;
pub use vying::*;
