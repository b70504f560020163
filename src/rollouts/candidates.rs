//! The actions that are compared.

use arrayvec::ArrayVec;

use crate::cards::Ranking;
use crate::engine::{Action, Choice};

/// The most actions that are compared.
pub(super) const MOST: usize = 10;

/// The actions that are compared, without repetition.
pub(super) type Candidates = ArrayVec<Action, MOST>;

/// One action of each choice, three of a bet, and these of a bot.
pub(super) fn candidates(ranking: &Ranking, choices: &[Choice], of_bots: &[Action]) -> Candidates {
    let mut found = Candidates::new();
    let mut add = |action: Action| {
        let is_known = found.iter().any(|other| is_same(ranking, *other, action));
        let is_new = !is_known && choices.iter().any(|one| one.admits(action));
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

/// Whether it is the same action, or sets hands of the same values.
fn is_same(ranking: &Ranking, one: Action, other: Action) -> bool {
    match (one.hands_set(), other.hands_set()) {
        (Some(one), Some(other)) => one.values(ranking).eq(other.values(ranking)),
        _ => one == other,
    }
}
