//! A random way to set hands.

use crate::cards::{Card, Ranking, Rows};
use crate::engine::{Action, Choice, SettingAction};
use crate::random::Rng;

/// A random action of a choice of this mechanic. `None`: it is none.
pub(in crate::bots) fn any(choice: Choice, rng: &mut Rng) -> Option<Action> {
    Some(match choice {
        Choice::Set {
            from,
            hands,
            ranking,
            ..
        } => {
            let mut cards: Vec<Card> = from.iter().collect();
            rng.shuffle(&mut cards);
            let rows = Rows::new(cards.chunks_exact(3).take(hands.into()));
            let rows = rows
                .unwrap_or(Rows::NONE)
                .best_first(&Ranking::new(ranking));
            Action::Setting(SettingAction::Set(rows))
        }
        _ => return None,
    })
}
