//! The stages of a deal. Each mechanic has a file or a folder. It makes its own stages, such as `Stage::vying`, and a
//! stage brings the table of functions through which the driver calls it.

mod bus;
mod casino;
mod classic;
mod dealing;
mod exchange;
mod looking;
mod patti;
mod round;
mod setting;
mod staking;
mod vying;
