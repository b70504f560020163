//! Actions as they are sent between the page and its worker: as records write them.

use crate::engine::{Action, DrawingAction, Seat};
use crate::notation::Move;

/// What stands before the places of cards that are thrown away unseen. Records name the cards instead, which nobody may
/// know here.
const UNSEEN: &str = "unseen ";

/// The action as text.
pub fn text(seat: Seat, action: Action) -> String {
    match action {
        Action::Drawing(DrawingAction::Unseen(places)) => format!("{UNSEEN}{places}"),
        _ => Move { seat, action }.to_string(),
    }
}

/// The action of a text. `None`: it is not from [`text`].
pub fn action(text: &str) -> Option<Action> {
    match text.strip_prefix(UNSEEN) {
        Some(places) => Some(Action::Drawing(DrawingAction::Unseen(places.parse().ok()?))),
        None => text.parse().ok().map(|Move { action, .. }| action),
    }
}
