//! The bots: they do only what is offered, they come to an end, they differ, and they are no fools.

mod figures;
mod four_cards;
mod habits;
mod legal;
mod loans;
mod log;
mod school;
mod sets;
mod setting;
mod simple;
mod strength;
mod taste;
