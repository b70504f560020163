//! Teen Patti (RULES 10.3): the verb of a sideshow, and the outcome of those that were agreed on.

use serde_json::{Map, Value, json};

use crate::engine::{Action, Event, PattiEvent, Seat};
use crate::notation::action_error::Needs;

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    (verb == "sideshow" && arguments.is_empty()).then_some(Action::Sideshow)
}

/// The arguments of a verb of this mechanic. `None` if it has no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    (verb == "sideshow").then_some(Needs::Nothing)
}

/// An agreed sideshow: the asker, the player asked, and the one with the worse hand.
pub type Sideshow = (Seat, Seat, Seat);

/// The agreed sideshows of a deal.
pub(in crate::notation) fn sideshows(history: &[Event]) -> Vec<Sideshow> {
    let compared = history.iter().filter_map(|event| match *event {
        Event::Patti(PattiEvent::Compared { by, of, loser }) => Some((by, of, loser)),
        _ => None,
    });
    compared.collect()
}

pub(in crate::notation) fn write_outcome(sideshows: &[Sideshow], fields: &mut Map<String, Value>) {
    let one = |(by, of, loser): &Sideshow| json!([by.0, of.0, loser.0]);
    fields.insert("sideshows".into(), sideshows.iter().map(one).collect());
}
