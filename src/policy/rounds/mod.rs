//! How the bots play where bets are equalised (RULES 10.6, 10.7, 10.9): they know how strong a hand is among all, before
//! and after a draw (`shares`), draw by exact odds (`drawing`), and bet by their chance against the price (`betting`), which
//! goes by what the others have done (`rivals`).

mod betting;
mod drawing;
mod rivals;
mod shares;

use super::{PerMille, Plain, Policy, Temper};
use crate::chance::Rng;
use crate::engine::{Action, Ask, Choice, RoundAction, RoundAsk, View};

/// A new player of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Player(Style::of(temper)))
}

struct Player(Style);

/// How a temper leans.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// How often it bets on nothing.
    bluff: PerMille,
    /// How often it takes a bet of another for one on nothing.
    doubt: PerMille,
    /// How much better than its price a chance must be to be paid for.
    margin: PerMille,
    /// How often it raises with a hand that is worth it.
    raises: PerMille,
    /// How often it goes on unseen where that costs half (RULES 10.9).
    unseen: PerMille,
    /// The most that it stakes as the dealer, where the least is 1.
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

/// So many times in a thousand.
fn happens(chance: PerMille, rng: &mut Rng) -> bool {
    rng.below(1000) < chance
}
