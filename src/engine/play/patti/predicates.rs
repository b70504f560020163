//! Teen Patti: what its actions, questions and events mean to those who know no mechanic.

use crate::engine::facts::patti::{PattiAction, PattiEvent};
use crate::engine::ground::resume::Resume;
use crate::engine::ground::seat::Seat;
use crate::engine::sums::action::{Action, Choice};
use crate::engine::sums::ask::Ask;
use crate::engine::sums::event::Event;

impl Action {
    /// Bets the least and asks the player before to compare hands in private.
    pub const SIDESHOW: Action = Action::Patti(PattiAction::Sideshow);
}

impl PattiAction {
    /// Whether it is of the choice. Each is offered by itself.
    pub(in crate::engine) fn is_of(self, _: Choice) -> bool {
        false
    }

    /// The plainest action of the choice: none.
    pub(in crate::engine) fn plain(_: Choice) -> Option<PattiAction> {
        None
    }
}

impl Ask {
    /// The two players of a sideshow whose real cards are compared now: who asked, and who agreed (RULES 9.2.21, 10.3).
    /// `None`: something else is asked.
    #[must_use]
    pub fn sideshow(self) -> Option<[Seat; 2]> {
        match self {
            Ask::Declare {
                then: Resume::Sideshow { by, of },
                ..
            } => Some([by, of]),
            _ => None,
        }
    }
}

impl<C> Event<C> {
    /// A sideshow that this event decides (RULES 10.3): who asked, who agreed, and whose hand is worse. `None`: it decides
    /// none.
    #[must_use]
    pub fn sideshow(&self) -> Option<[Seat; 3]> {
        match *self {
            Event::Patti(PattiEvent::Compared { by, of, loser }) => Some([by, of, loser]),
            _ => None,
        }
    }
}
