//! Equalised betting, and the dealer's stake (RULES 10.0.6, 10.6): their verbs. Only bets decide such a deal, so that its
//! outcome needs nothing more.

use serde_json::{Map, Value};

use crate::engine::{Action, Chips, Ending, RoundAction, RoundEvent, Seat, Table, View};
use crate::notation::action_error::Needs;
use crate::notation::words::{Words, number};

/// Writes an action behind these words.
pub(super) fn write(action: RoundAction, words: &mut Words) -> &mut Words {
    match action {
        RoundAction::Check => words.word("check"),
        RoundAction::Match => words.word("match"),
        RoundAction::Go => words.word("go"),
        RoundAction::Contest => words.word("contest"),
        RoundAction::Concede => words.word("concede"),
        RoundAction::Stake(chips) => words.word("stake").number(chips),
    }
}

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    Some(Action::Round(match (verb, arguments) {
        ("check", []) => RoundAction::Check,
        ("match", []) => RoundAction::Match,
        ("go", []) => RoundAction::Go,
        ("contest", []) => RoundAction::Contest,
        ("concede", []) => RoundAction::Concede,
        ("stake", [chips]) => RoundAction::Stake(number(chips)?),
        _ => return None,
    }))
}

/// The arguments of a verb of this mechanic. `None` if it has no such verb. Against the bank `stake` has two or three.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    match verb {
        "stake" => Some(Needs::OneOrTwoAmounts),
        "check" | "match" | "go" | "contest" | "concede" => Some(Needs::Nothing),
        _ => None,
    }
}

/// The outcome: it adds none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {}

impl Outcome {
    pub(super) fn of(_: &Table, _: View<'_>, _: Ending) -> Option<Outcome> {
        None
    }

    pub(super) fn write(&self, _: &mut Map<String, Value>) {
        match *self {}
    }
}

/// What an event adds to the awards of a deal. `None`: nothing.
pub(super) fn award(event: &RoundEvent) -> Option<(Seat, Chips)> {
    match *event {
        RoundEvent::Unmet { seat, chips } => Some((seat, chips)),
        _ => None,
    }
}
