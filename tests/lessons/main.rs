//! Lessons as text: what is read is written back, each fault has its line, and each lesson can be played.

#[path = "../kit/mod.rs"]
mod kit;

mod docs;
mod faults;
mod links;
mod mutated;
mod own;
mod playing;
mod random;
mod situations;
mod states;
mod text;
