//! The decision that a chart is of.

use crate::app::sheets::hint_text::label;
use crate::app::sheets::worker_thoughts;
use crate::app::table::experts::ExpertProgram;
use crate::app::table::game::Game;
use crate::app::worker::{self, Finding, Running, Thinker};
use crate::engine::{Action, Chips, Choice, Seat, Viewer};
use crate::notation::{Lesson, Record};
use crate::review::{Chart, Position};

/// A decision. Copies are of the same.
#[derive(Clone)]
pub enum Of {
    /// What the player at the screen has to decide now.
    Now(Game),
    /// The action of this number of a record, which this seat took in this position.
    Past {
        record: Box<Record>,
        seat: Seat,
        /// The number of the action, counted from 0.
        nth: usize,
        /// Where it was taken.
        position: Box<Position>,
    },
}

impl Of {
    /// Whether there is a chart of it.
    #[must_use]
    pub fn is_charted(&self) -> bool {
        match self {
            Of::Now(game) => game.view(|view| Chart::is_of(view)) && game.choices().len() > 1,
            Of::Past { position, .. } => Chart::is_of(position.view()),
        }
    }

    /// The position once the player has looked. `None`: he has, or may not.
    pub fn having_looked(&self) -> Option<Position> {
        match self {
            Of::Now(game) => game.view(Position::having_looked),
            Of::Past { position, .. } => Position::having_looked(position.view()),
        }
    }

    /// The chips that he has to bet at least. `None`: he cannot bet.
    pub fn least(&self) -> Option<Chips> {
        match self {
            Of::Now(game) => least(&game.choices()),
            Of::Past { position, .. } => least(&position.choices()),
        }
    }

    /// The label of the button for an action.
    pub fn label(&self, action: Action) -> String {
        let label = match self {
            Of::Now(game) => {
                let choices = game.choices();
                game.view(|view| label(action, view, &choices))
            }
            Of::Past { position, .. } => label(action, position.view(), &position.choices()),
        };
        label.unwrap_or_default()
    }

    pub fn pot(&self) -> Chips {
        match self {
            Of::Now(game) => game.view(|view| view.pot_in_play()),
            Of::Past { position, .. } => position.view().pot_in_play(),
        }
    }

    /// The table as whoever decides knows it, as a situation of its own. `None`: it cannot be told.
    #[must_use]
    pub fn situation(&self) -> Option<Lesson> {
        let told = match self {
            Of::Now(game) => {
                let viewer = game.viewer();
                game.session(|session| {
                    let record = session.record();
                    Lesson::situation(record, record.actions.len(), viewer)
                })
            }
            Of::Past {
                record, seat, nth, ..
            } => Lesson::situation(record, *nth, Viewer::Seat(*seat)),
        };
        told.ok()
    }

    /// Lets the worker chart it. `None`: it cannot.
    pub fn asks_worker(&self, tell: impl FnMut(Option<Finding>) + 'static) -> Option<Running> {
        match self {
            Of::Now(game) => {
                let seat = game.view(|view| view.own().map(|own| own.seat()))?;
                worker_thoughts::chart(*game, seat, tell)
            }
            Of::Past {
                record, seat, nth, ..
            } => worker::chart(record, *seat, *nth, tell),
        }
    }

    /// Begins the chart on the page. `None`: there is none of it.
    pub fn begin(&self, experts: &'static ExpertProgram) -> Option<Thinker> {
        match self {
            Of::Now(game) => {
                let choices = game.choices();
                let begin = experts.chart;
                game.view(|view| begin(view, &choices))
            }
            Of::Past {
                record, seat, nth, ..
            } => Some((experts.chart_of)(Record::clone(record), *seat, *nth)),
        }
    }
}

/// The chips of the least bet. `None`: there is none.
pub fn least(choices: &[Choice]) -> Option<Chips> {
    choices.iter().find_map(|choice| match choice {
        Choice::Bet { least, .. } => Some(*least),
        _ => None,
    })
}
