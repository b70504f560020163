//! The bots for equalised betting (RULES 10.6, 10.7, 10.9). They know the strength of a hand among all hands before
//! and after a draw (`shares`), draw by exact odds (`drawing`), and bet by comparing their chance with the price
//! (`betting`). The chance depends on what the others have done (`rivals`).

pub(super) mod betting;
mod discards;
mod drawing;
pub(super) mod rivals;
pub(super) mod share;
mod shares;
mod spread;
pub(super) mod style;
mod sums;

use self::style::Style;
use super::{Plain, Policy, Temper};
use crate::engine::{Action, Ask, Choice, Event, RoundAction, RoundAsk, RoundEvent, View};
use crate::random::Rng;

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Player(Style::of(temper)))
}

struct Player(Style);

impl Policy for Player {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let action = match view.ask() {
            Ask::Round(RoundAsk::Stake { .. }) => {
                let chips = 1 + rng.below(self.0.stake);
                Some(Action::Round(RoundAction::Stake(chips.into())))
            }
            Ask::Round(RoundAsk::Exchange { .. }) => drawing::choose(view, choices),
            Ask::Round(RoundAsk::Contest { .. }) => contest(view),
            _ => betting::choose(view, choices, self.0, rng),
        };
        action
            .filter(|action| choices.iter().any(|choice| choice.admits(*action)))
            .unwrap_or_else(|| Plain.choose(view, choices, rng))
    }

    fn prepare(&mut self, view: View<'_>) -> bool {
        shares::prepare(view.ranking())
    }
}

/// Contests a named hand that his own equals or beats, as far as it was named: that costs nothing. A worse hand is not
/// shown.
fn contest(view: View<'_>) -> Option<Action> {
    let (_, value) = view.own()?.known_hand()?;
    let named = view.history().find_map(|event| match event {
        Event::Round(RoundEvent::Named { kind, rank, .. }) => Some((kind, rank)),
        _ => None,
    })?;
    let contests = (value.kind(), value.ranks()[0]) >= named;
    Some(Action::Round(match contests {
        true => RoundAction::Contest,
        false => RoundAction::Concede,
    }))
}
