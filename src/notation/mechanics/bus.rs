//! Swapping with the board (RULES 10.2): its verbs, and its outcome.

use serde_json::{Map, Value, json};

use crate::cards::Card;
use crate::engine::{Action, BusAction, BusEvent, Chips, Ending, Event, Seat, Table, View};
use crate::notation::action_error::Needs;
use crate::notation::words::Words;

/// Writes an action behind these words.
pub(super) fn write(action: BusAction, words: &mut Words) -> &mut Words {
    match action {
        BusAction::Swap { give, take } => {
            let words = words.word("swap").card(give);
            match take {
                Some(take) => words.card(take),
                None => words.word("down"),
            }
        }
        BusAction::All => words.word("swap").word("all"),
        BusAction::Stick => words.word("stick"),
    }
}

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    Some(Action::Bus(match (verb, arguments) {
        ("swap", ["all"]) => BusAction::All,
        ("swap", [give, "down"]) => BusAction::Swap {
            give: give.parse().ok()?,
            take: None,
        },
        ("swap", [give, take]) => BusAction::Swap {
            give: give.parse().ok()?,
            take: Some(take.parse().ok()?),
        },
        ("stick", []) => BusAction::Stick,
        _ => return None,
    }))
}

/// The arguments of a verb of this mechanic. `None` if it has no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    match verb {
        "swap" => Some(Needs::Swap),
        "stick" => Some(Needs::Nothing),
        _ => None,
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The player who stuck.
    pub by: Option<Seat>,
    /// The players who lost a life, the eldest first.
    pub lost: Vec<Seat>,
    /// The lives of each seat after the deal.
    pub lives: Vec<u32>,
    /// The cards of the board at the end that the viewer sees.
    pub board: Vec<Card>,
}

impl Outcome {
    pub(super) fn of(_: &Table, view: View<'_>, ended: Ending) -> Option<Outcome> {
        if ended != Ending::Stuck {
            return None;
        }
        let mut outcome = Outcome {
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

    /// The players with a life left.
    pub(super) fn alive(&self) -> impl Iterator<Item = Seat> + '_ {
        let lives = self.lives.iter().zip(0..);
        lives
            .filter(|(lives, _)| **lives > 0)
            .map(|(_, seat)| Seat(seat))
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

/// What an event adds to the awards of a deal: nothing.
pub(super) fn award(_: &BusEvent) -> Option<(Seat, Chips)> {
    None
}
