//! When each thing is told.

use crate::app::about::When;
use crate::engine::{Choice, View};

impl When {
    /// Whether it is time, for the player of this view, who is asked and may do this.
    #[must_use]
    pub fn is_now(self, view: View<'_>, choices: &[Choice]) -> bool {
        let is_blind = view.own().is_some_and(|own| own.is_blind());
        let turns = view.ask().turn().is_some();
        match self {
            When::First => true,
            When::Blind => turns && is_blind,
            When::Open => turns && !is_blind,
            When::May(actions) => choices.iter().any(|one| actions.contains(&one.plain())),
            When::Asked(is_such) => is_such(view.ask()),
            When::Over => false,
        }
    }
}
