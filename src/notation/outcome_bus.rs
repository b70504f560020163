//! The outcome of swapping with the board (RULES 10.2).

use serde_json::{Map, Value, json};

use crate::cards::Card;
use crate::engine::{BusEvent, Ending, Event, Seat, View};

/// The outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BusOutcome {
    /// The player who stuck.
    pub by: Option<Seat>,
    /// The players who lost a life, the eldest first.
    pub lost: Vec<Seat>,
    /// The lives of each seat after the deal.
    pub lives: Vec<u32>,
    /// The cards of the board at the end that the viewer sees.
    pub board: Vec<Card>,
}

impl BusOutcome {
    pub(super) fn of(view: View<'_>, ended: Ending) -> Option<BusOutcome> {
        if ended != Ending::Stuck {
            return None;
        }
        let mut outcome = BusOutcome {
            by: None,
            lost: Vec::new(),
            lives: view.seats().map(|seat| seat.score()).collect(),
            board: view.board().filter_map(|face| face.card).collect(),
        };
        for event in view.history() {
            match event {
                Event::Bus(BusEvent::Stuck { seat }) => outcome.by = Some(seat),
                Event::Bus(BusEvent::Lost { seat }) => outcome.lost.push(seat),
                _ => {}
            }
        }
        Some(outcome)
    }

    pub(super) fn write(&self, fields: &mut Map<String, Value>) {
        let mut put = |key: &str, value: Value| fields.insert(key.into(), value);
        put("by", json!(self.by.map(|seat| seat.0)));
        put("lost", self.lost.iter().map(|seat| seat.0).collect());
        put("lives", json!(self.lives));
        let board: Vec<String> = self.board.iter().map(Card::to_string).collect();
        put("table", json!(board.join(" ")));
    }
}
