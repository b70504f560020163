//! The bots for three stakes (RULES 10.4, 10.8). They brag by what the others' hidden cards may be (`range`, `pairs`), and
//! draw to a number by the odds of the remaining cards (`number`).

mod brag;
mod exchange;
mod number;
mod pairs;
mod range;
mod style;

use self::brag::Considered;
use self::style::Style;
use super::chances::Chances;
use super::luck::{Luck, Ways};
use super::plain::offered_or_plain;
use super::policy::Policy;
use super::temper::Temper;
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
        let wish = Wish::of(view, choices, self.0);
        offered_or_plain(wish.decide(rng), choices, rng)
    }

    fn chances(&mut self, view: View<'_>, choices: &[Choice], _: &mut Rng) -> Chances {
        let wish = Wish::of(view, choices, self.0);
        Ways::chances(|ways| offered_or_plain(wish.decide(ways), choices, ways))
    }
}

/// What a player considers, before anything is left to chance.
enum Wish {
    Brags(Considered),
    /// This, if there is anything.
    Sure(Option<Action>),
}

impl Wish {
    fn of(view: View<'_>, choices: &[Choice], style: Style) -> Wish {
        match view.ask() {
            Ask::Classic(ClassicAsk::Draw { .. }) => Wish::Sure(match view.rules().number() {
                Some(rules) if rules.exchange => exchange::choose(view, rules, style),
                _ => number::choose(view, style),
            }),
            _ => match Considered::of(view, choices, style) {
                Some(considered) => Wish::Brags(considered),
                None => Wish::Sure(None),
            },
        }
    }

    fn decide(&self, luck: &mut impl Luck) -> Option<Action> {
        match self {
            Wish::Brags(considered) => considered.decide(luck),
            Wish::Sure(action) => *action,
        }
    }
}
