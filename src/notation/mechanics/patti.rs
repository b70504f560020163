//! Teen Patti (RULES 10.3): the verb of a sideshow, and the outcome of those that were agreed on.

use serde_json::{Map, Value, json};

use crate::engine::{Action, Chips, Ending, Event, PattiAction, PattiEvent, Seat, Table, View};
use crate::notation::action_error::Needs;
use crate::notation::words::Words;

/// Writes an action behind these words.
pub(super) fn write(action: PattiAction, words: &mut Words) -> &mut Words {
    match action {
        PattiAction::Sideshow => words.word("sideshow"),
    }
}

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    (verb == "sideshow" && arguments.is_empty()).then_some(Action::SIDESHOW)
}

/// The arguments of a verb of this mechanic. `None` if it has no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    (verb == "sideshow").then_some(Needs::Nothing)
}

/// An agreed sideshow: the asker, the player asked, and the one with the worse hand.
pub type Sideshow = (Seat, Seat, Seat);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The agreed sideshows, in order.
    pub sideshows: Vec<Sideshow>,
}

impl Outcome {
    pub(super) fn of(table: &Table, _: View<'_>, _: Ending) -> Option<Outcome> {
        let compared = table.history().iter().filter_map(|event| match *event {
            Event::Patti(PattiEvent::Compared { by, of, loser }) => Some((by, of, loser)),
            _ => None,
        });
        let sideshows: Vec<Sideshow> = compared.collect();
        (!sideshows.is_empty()).then_some(Outcome { sideshows })
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        let one = |(by, of, loser): &Sideshow| json!([by.0, of.0, loser.0]);
        fields.insert("sideshows".into(), self.sideshows.iter().map(one).collect());
    }
}

/// What an event adds to the awards of a deal: nothing.
pub(super) fn award(_: &PattiEvent) -> Option<(Seat, Chips)> {
    None
}
