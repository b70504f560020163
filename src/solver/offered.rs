//! The moves of a tree among the choices of a table.

use super::spot::Move;
use crate::engine::{Action, Choice};

pub(super) fn offered(by: Move, choices: &[Choice]) -> Option<Action> {
    choices.iter().find_map(|choice| {
        let action = match (*choice, by) {
            (Choice::One(Action::Look(pick)), Move::Look) => Action::Look(pick),
            (Choice::One(Action::Fold), Move::Fold) => Action::Fold,
            (Choice::One(Action::Keep), Move::Keep) => Action::Keep,
            (Choice::One(Action::Throw), Move::Throw) => Action::Throw,
            (Choice::See { .. }, Move::See) => Action::See,
            (Choice::Cover { .. }, Move::Cover) => Action::Cover,
            (Choice::Bet { .. }, Move::Bet(chips)) if choice.admits(Action::Bet(chips)) => {
                Action::Bet(chips)
            }
            _ => return None,
        };
        Some(action)
    })
}
