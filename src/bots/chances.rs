//! The chances of actions: what a strategy that mixes tells of itself.

use arrayvec::ArrayVec;

use crate::engine::Action;
use crate::random::{PerMille, Rng};

/// The most different actions that a policy mixes.
const MOST: usize = 32;

/// Actions, each with its chance in thousandths. There is at least one, and the chances make 1,000 but for rounding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances(ArrayVec<(Action, PerMille), MOST>);

impl Chances {
    /// This action for certain.
    #[must_use]
    pub fn sure(action: Action) -> Chances {
        Chances([(action, 1000)].into_iter().collect())
    }

    /// Actions with weights, of which at least one is not 0. Equal actions are counted together.
    #[must_use]
    pub fn of_weights(weighted: impl IntoIterator<Item = (Action, u32)>) -> Chances {
        let mut chances = Chances(ArrayVec::new());
        for (action, weight) in weighted {
            match chances.0.iter_mut().find(|(known, _)| *known == action) {
                Some((_, sum)) => *sum = sum.saturating_add(weight),
                // More than a policy can tell apart: the rest is left out.
                None => drop(chances.0.try_push((action, weight))),
            }
        }
        let sum: u64 = chances.0.iter().map(|(_, weight)| u64::from(*weight)).sum();
        for (_, weight) in &mut chances.0 {
            *weight = (u64::from(*weight) * 1000 / sum.max(1)) as PerMille;
        }
        chances
    }

    /// The actions with their chances.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (Action, PerMille)> + '_ {
        self.0.iter().copied()
    }

    /// The chance of an action.
    #[must_use]
    pub fn of(&self, action: Action) -> PerMille {
        let found = self.0.iter().find(|(known, _)| *known == action);
        found.map_or(0, |(_, chance)| *chance)
    }

    /// Draws one of the actions.
    #[must_use]
    pub fn draw(&self, rng: &mut Rng) -> Action {
        let first = self.0.first().map_or(Action::Fold, |(action, _)| *action);
        if self.0.len() <= 1 {
            return first;
        }
        let mut left = rng.below(self.0.iter().map(|(_, chance)| chance).sum());
        for (action, chance) in &self.0 {
            match left.checked_sub(*chance) {
                Some(rest) => left = rest,
                None => return *action,
            }
        }
        first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Seed;

    #[test]
    fn draws_as_often_as_told() {
        let bet = Action::Bet(4);
        let chances = Chances::of_weights([(bet, 1), (Action::Fold, 1), (bet, 2)]);
        assert_eq!((chances.of(bet), chances.of(Action::Fold)), (750, 250));
        assert_eq!(chances.of(Action::See), 0);
        let mut rng = Rng::new(Seed([7; 32]), 0);
        let bets = (0..4000).filter(|_| chances.draw(&mut rng) == bet).count();
        assert!((2900..3100).contains(&bets), "{bets}");
    }
}
