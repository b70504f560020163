//! How the bots play for three stakes (RULES 10.4, 10.8): they brag by what the hidden cards of the others may be
//! (`range`), and draw to a number by the odds of the cards that are left (`number`).

mod brag;
mod number;
mod range;

use super::{PerMille, Plain, Policy, Temper};
use crate::chance::Rng;
use crate::engine::{Action, Ask, Choice, ClassicAsk, View};

/// A new player of this temper.
#[must_use]
pub fn bot(temper: Temper) -> Box<dyn Policy + Send> {
    Box::new(Player(Style::of(temper)))
}

struct Player(Style);

/// How a temper leans.
#[derive(Clone, Copy, Debug)]
struct Style {
    /// How often it brags on nothing.
    bluff: PerMille,
    /// How good a hand must be against all others to brag on it.
    brags: PerMille,
    /// How much better than its price a chance must be to be paid for.
    margin: PerMille,
    /// How much better than standing a card must be to be drawn.
    stands: i32,
}

impl Style {
    fn of(temper: Temper) -> Style {
        match temper {
            Temper::Careful => Style {
                bluff: 20,
                brags: 620,
                margin: 90,
                stands: 30,
            },
            Temper::Straightforward => Style {
                bluff: 70,
                brags: 520,
                margin: 30,
                stands: 0,
            },
            Temper::Bragger => Style {
                bluff: 180,
                brags: 440,
                margin: 0,
                stands: -30,
            },
        }
    }
}

impl Policy for Player {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let action = match view.ask() {
            Ask::Classic(ClassicAsk::Draw { .. }) => number::choose(view, self.0),
            _ => brag::choose(view, choices, self.0, rng),
        };
        action
            .filter(|action| choices.iter().any(|choice| choice.admits(*action)))
            .unwrap_or_else(|| Plain.choose(view, choices, rng))
    }
}
