//! The bots: they do only what is offered, they come to an end, they differ, and they are no fools.

mod habits;
mod legal;
mod school;
mod simple;
