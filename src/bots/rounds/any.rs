//! A random stake, and a random draw.

use super::drawing;
use crate::bots::any::small;
use crate::engine::{Action, Choice, RoundAction};
use crate::random::Rng;

/// A random action of a choice of this mechanic. `None`: it is none.
pub(in crate::bots) fn any(choice: Choice, rng: &mut Rng) -> Option<Action> {
    Some(match choice {
        Choice::Stake { least, most } => {
            let more = small(most - least, rng);
            Action::Round(RoundAction::Stake(least + more))
        }
        _ => return drawing::any(choice, rng),
    })
}
