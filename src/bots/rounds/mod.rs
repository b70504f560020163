//! The bots for equalised betting (RULES 10.6, 10.7, 10.9). They know the strength of a hand among all hands before
//! and after a draw (`shares`), draw by exact odds (`drawing`), and bet by comparing their chance with the price
//! (`betting`). The chance depends on what the others have done (`rivals`).

mod betting;
mod discards;
mod drawing;
mod rivals;
mod shares;

use super::{PerMille, Plain, Policy, Temper};
use crate::engine::{Action, Ask, Choice, RoundAction, RoundAsk, View};
use crate::random::Rng;

/// A new bot of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Player(Style::of(temper)))
}

struct Player(Style);

/// The parameters of a temper.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// The chance to bluff.
    bluff: PerMille,
    /// The chance to take another's bet for a bluff.
    doubt: PerMille,
    /// How far the chance to win must exceed its price to be paid for.
    margin: PerMille,
    /// The chance to raise with a hand that is worth it.
    raises: PerMille,
    /// The chance to stay in unseen where that costs half (RULES 10.9).
    unseen: PerMille,
    /// The most that it stakes as the dealer, relative to the least stake.
    stake: u32,
}

impl Style {
    fn of(temper: Temper) -> Style {
        match temper {
            Temper::Careful => Style {
                bluff: 15,
                doubt: 80,
                margin: 60,
                raises: 600,
                unseen: 0,
                stake: 1,
            },
            Temper::Straightforward => Style {
                bluff: 60,
                doubt: 150,
                margin: 20,
                raises: 800,
                unseen: 600,
                stake: 2,
            },
            Temper::Bragger => Style {
                bluff: 180,
                doubt: 260,
                margin: 0,
                raises: 900,
                unseen: 900,
                stake: 4,
            },
        }
    }
}

impl Policy for Player {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let action = match view.ask() {
            Ask::Round(RoundAsk::Stake { .. }) => {
                let chips = 1 + rng.below(self.0.stake);
                Some(Action::Round(RoundAction::Stake(chips.into())))
            }
            Ask::Round(RoundAsk::Exchange { .. }) => drawing::choose(view, choices),
            _ => betting::choose(view, choices, self.0, rng),
        };
        action
            .filter(|action| choices.iter().any(|choice| choice.admits(*action)))
            .unwrap_or_else(|| Plain.choose(view, choices, rng))
    }
}

/// Whether an event with this chance happens.
fn happens(chance: PerMille, rng: &mut Rng) -> bool {
    rng.below(1000) < chance
}
