//! What all rules speak of: seats, chips, cards that somebody holds, and how a deal ends.

pub(super) mod capacity;
pub(super) mod chips;
pub(super) mod correction;
pub(super) mod debt;
pub(super) mod ending;
pub(super) mod hand_view;
pub(super) mod held;
pub(super) mod holding;
pub(super) mod money;
pub(super) mod other_game;
pub(super) mod pick;
pub(super) mod purse;
pub(super) mod question;
pub(super) mod resume;
pub(super) mod rules;
pub(super) mod seat;
pub(super) mod setup_error;
pub(super) mod viewer;
