//! The page drawn from plain values. A scene is a tree of [`Node`]s, made afresh from the state; [`Patch`] changes what
//! differs from the tree before it. An element lives for as long as its key is there, so that it can move, and a press
//! comes back as the [`Press`](super::press::Press) that its node holds: state in, picture out, one listener for all.

mod dom;
mod node;
mod order;

pub use dom::Patch;
pub use node::{May, Node, svg};
