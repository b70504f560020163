//! The actions that are compared.

use arrayvec::ArrayVec;

use crate::engine::{Action, Choice};

/// The most actions that are compared.
pub(super) const MOST: usize = 10;

/// The actions that are compared, without repetition.
pub(super) type Candidates = ArrayVec<Action, MOST>;

/// One action of each choice, three of a bet, and these of a bot.
pub(super) fn candidates(choices: &[Choice], of_bots: &[Action]) -> Candidates {
    let mut found = Candidates::new();
    let mut add = |action: Action| {
        let is_new = !found.contains(&action) && choices.iter().any(|one| one.admits(action));
        if is_new {
            let _ = found.try_push(action);
        }
    };
    of_bots.iter().copied().for_each(&mut add);
    for choice in choices {
        match *choice {
            Choice::Bet { least, most } => {
                for times in [1, 2, 4] {
                    add(Action::Bet(least.saturating_mul(times).min(most)));
                }
            }
            Choice::BetBy { least, most, step } => {
                add(Action::Bet(least));
                add(Action::Bet(least.saturating_add(step).min(most)));
            }
            Choice::See { .. } | Choice::Cover { .. } | Choice::Level { .. } | Choice::One(_) => {
                add(choice.plain());
            }
            // Only a bot knows what to choose from so many.
            _ => {}
        }
    }
    found
}
