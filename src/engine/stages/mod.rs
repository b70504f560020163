//! The stages of a deal. Each mechanic has a file or a folder. It makes its own stages, such as `Stage::vying`, and a
//! stage brings the table of functions through which the driver calls it.

pub(super) mod bus;
pub(super) mod casino;
pub(super) mod classic;
pub(super) mod dealing;
pub(super) mod exchange;
mod looking;
pub(super) mod patti;
pub(super) mod round;
pub(super) mod setting;
pub(super) mod staking;
pub(super) mod vying;
