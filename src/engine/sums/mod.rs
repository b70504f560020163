//! What may happen at a table of any game: actions, events, questions, refusals, and the stages of a deal. Each mechanic
//! has a variant.

pub(super) mod action;
pub(super) mod ask;
pub(super) mod event;
pub(super) mod illegal;
pub(super) mod named_game;
pub(super) mod stage;
