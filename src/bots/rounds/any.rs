//! A random stake, and a random draw.

use crate::bots::any::{small, some};
use crate::engine::{Action, Choice, DrawingAction, RoundAction};
use crate::random::Rng;

/// A random action of a choice of this mechanic. `None`: it is none.
pub(in crate::bots) fn any(choice: Choice, rng: &mut Rng) -> Option<Action> {
    Some(match choice {
        Choice::Stake { least, most } => {
            let more = small(most - least, rng);
            Action::Round(RoundAction::Stake(least + more))
        }
        Choice::Exchange { from, unseen, most } => {
            let thrown = 1 + rng.below(most.into()) as u8;
            Action::Drawing(if from.is_empty() {
                let mut places: Vec<u8> = (0..unseen).collect();
                rng.shuffle(&mut places);
                let thrown = places.into_iter().take(thrown.into());
                DrawingAction::Unseen(thrown.fold(0, |set, place| set | 1 << place))
            } else {
                DrawingAction::Draw(some(from, thrown, rng))
            })
        }
        _ => return None,
    })
}
