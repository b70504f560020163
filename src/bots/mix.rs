//! What a bot wants to do, with chances.

use arrayvec::ArrayVec;

use super::chances::Chances;
use super::intent::{Intent, Offer};
use crate::random::Rng;

/// The weights of a mix make this sum, but for rounding.
const WHOLE: u32 = 1_000_000;

/// The most intents of a mix: all kinds, and three raises.
const MOST: usize = 8;

/// Intents with their weights.
#[derive(Clone, Debug)]
pub(super) struct Mix(ArrayVec<(Intent, u32), MOST>);

impl From<Intent> for Mix {
    fn from(intent: Intent) -> Mix {
        Mix([(intent, WHOLE)].into_iter().collect())
    }
}

impl Mix {
    /// The first of these with a chance in per cent, otherwise the second.
    pub fn either(percent: u32, first: impl Into<Mix>, second: impl Into<Mix>) -> Mix {
        match percent {
            0 => second.into(),
            100.. => first.into(),
            _ => Mix::of_two(percent, &first.into(), &second.into()),
        }
    }

    fn of_two(percent: u32, first: &Mix, second: &Mix) -> Mix {
        let (mut mix, percent) = (Mix(ArrayVec::new()), percent.min(100));
        let first = first.0.iter();
        let first = first.map(|(intent, weight)| (*intent, weight / 100 * percent));
        mix.0.extend(first.filter(|(_, weight)| *weight > 0));
        for &(intent, weight) in &second.0 {
            let weight = weight / 100 * (100 - percent);
            let known = mix.0.iter_mut().find(|(known, _)| *known == intent);
            match known {
                Some((_, sum)) => *sum += weight,
                None if weight > 0 => drop(mix.0.try_push((intent, weight))),
                None => {}
            }
        }
        mix
    }

    /// Draws one of the intents.
    pub fn draw(&self, rng: &mut Rng) -> Intent {
        let first = self.0.first().map_or(Intent::Fold, |(intent, _)| *intent);
        if self.0.len() <= 1 {
            return first;
        }
        let mut left = rng.below(self.0.iter().map(|(_, weight)| weight).sum());
        for (intent, weight) in &self.0 {
            match left.checked_sub(*weight) {
                Some(rest) => left = rest,
                None => return *intent,
            }
        }
        first
    }

    /// The actions on offer that are closest to the intents.
    pub fn grant(&self, offer: &Offer) -> Chances {
        let actions = self.0.iter();
        Chances::of_weights(actions.map(|(intent, weight)| (offer.grant(*intent), *weight)))
    }
}
