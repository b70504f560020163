//! The outcome of sideshows (RULES 10.3).

use serde_json::{Map, Value, json};

use crate::engine::{Event, PattiEvent, Seat};

/// An agreed sideshow: the asker, the player asked, and the one with the worse hand.
pub type Sideshow = (Seat, Seat, Seat);

/// The agreed sideshows of a deal.
pub(super) fn sideshows(history: &[Event]) -> Vec<Sideshow> {
    let compared = history.iter().filter_map(|event| match *event {
        Event::Patti(PattiEvent::Compared { by, of, loser }) => Some((by, of, loser)),
        _ => None,
    });
    compared.collect()
}

pub(super) fn write(sideshows: &[Sideshow], fields: &mut Map<String, Value>) {
    let one = |(by, of, loser): &Sideshow| json!([by.0, of.0, loser.0]);
    fields.insert("sideshows".into(), sideshows.iter().map(one).collect());
}
