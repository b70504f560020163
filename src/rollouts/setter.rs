//! A player who sets hands, and need not think twice about the same cards.

use crate::bots::Policy;
use crate::cards::CardSet;
use crate::engine::{Action, Chips, Choice, View};
use crate::random::{PerMille, Rng};

/// The settings that are remembered: those of the others in one world.
const MOST: usize = 16;

/// Sets hands as this bot does. All choices of a seat are played out in the same world, in which the others get the same
/// cards and see nothing of that seat's hands.
pub(super) struct Setter {
    bot: Box<dyn Policy + Send>,
    /// The newest come last.
    known: Vec<(Situation, Action)>,
}

/// All that a setting depends on, among settings of one comparison.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Situation {
    cards: CardSet,
    pot: Chips,
    deal: u32,
}

impl Situation {
    /// `None`: no hands are to be set now.
    fn of(view: View<'_>) -> Option<Situation> {
        let own = view.own()?;
        let faces = own.hands().flat_map(|hand| hand.faces());
        let sets = view.ask().is_to_set();
        sets.then(|| Situation {
            cards: faces.filter_map(|face| face.card).collect(),
            pot: view.pot(),
            deal: view.deals(),
        })
    }
}

impl Setter {
    pub fn new(bot: Box<dyn Policy + Send>) -> Setter {
        Setter {
            bot,
            known: Vec::with_capacity(MOST),
        }
    }
}

impl Policy for Setter {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        let situation = Situation::of(view);
        let mut known = self.known.iter();
        let found = known.find(|(known, _)| Some(*known) == situation);
        if let Some((_, action)) = found {
            return *action;
        }
        let action = self.bot.choose(view, choices, rng);
        if let Some(situation) = situation {
            if self.known.len() == MOST {
                self.known.remove(0);
            }
            self.known.push((situation, action));
        }
        action
    }

    fn ideas(&mut self, view: View<'_>) -> Vec<Action> {
        self.bot.ideas(view)
    }

    fn standing(&self, view: View<'_>) -> Option<PerMille> {
        self.bot.standing(view)
    }
}
