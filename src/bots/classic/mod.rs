//! The bots for three stakes (RULES 10.4, 10.8). They brag by what the others' hidden cards may be (`range`), and
//! draw to a number by the odds of the remaining cards (`number`).

mod brag;
mod number;
mod range;

use super::{PerMille, Plain, Policy, Temper};
use crate::engine::{Action, Ask, Choice, ClassicAsk, View};
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
    /// The chance to brag with nothing.
    bluff: PerMille,
    /// The least chance to beat all others with which it brags.
    brags: PerMille,
    /// How far the chance to win must exceed its price to be paid for.
    margin: PerMille,
    /// How far the chance by drawing must exceed that by standing, in thousandths.
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
