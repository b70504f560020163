//! A random swap.

use crate::bots::any::some;
use crate::cards::CardSet;
use crate::engine::{Action, BusAction, Choice};
use crate::random::Rng;

/// A random action of a choice of this mechanic. `None`: it is none.
pub(in crate::bots) fn any(choice: Choice, rng: &mut Rng) -> Option<Action> {
    Some(match choice {
        Choice::Swap { give, take, .. } => {
            let one = |set: CardSet, rng: &mut Rng| some(set, 1, rng).first();
            match one(give, rng) {
                Some(give) => {
                    let take = one(take, rng);
                    Action::Bus(BusAction::Swap { give, take })
                }
                None => Action::Bus(BusAction::All),
            }
        }
        _ => return None,
    })
}
