//! The page drawn from plain values.
//!
//! A scene is a tree of [`Node`]s, made afresh from the state. [`Patch`] changes what differs from the tree before.
//! An element lives as long as its key is there, so that it can move. A node holds the [`Press`](super::press::Press)
//! that pressing it means, and one listener handles them all.

mod dom;
mod node;
mod order;

pub use dom::Patch;
pub use node::restrict::Permission;
pub use node::{Node, svg};
