//! The bots for three stakes (RULES 10.4, 10.8). They brag by what the others' hidden cards may be (`range`), and
//! draw to a number by the odds of the remaining cards (`number`).

mod brag;
mod exchange;
mod number;
mod range;
mod style;

use self::style::Style;
use super::{Plain, Policy, Temper};
use crate::engine::{Action, Ask, Choice, ClassicAsk, View};
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
            Ask::Classic(ClassicAsk::Draw { .. }) => match view.rules().number() {
                Some(rules) if rules.exchange => exchange::choose(view, rules, self.0),
                _ => number::choose(view, self.0),
            },
            _ => brag::choose(view, choices, self.0, rng),
        };
        action
            .filter(|action| choices.iter().any(|choice| choice.admits(*action)))
            .unwrap_or_else(|| Plain.choose(view, choices, rng))
    }
}
