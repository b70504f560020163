//! Drawing cards (RULES 10.4, 10.7 to 10.9): its verbs.

use std::fmt;

use crate::cards::CardSet;
use crate::engine::{Action, DrawingAction};
use crate::notation::action_error::Needs;
use crate::notation::words::{cards, number};

/// An action as text.
pub(super) fn write(action: DrawingAction, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match action {
        DrawingAction::Draw(cards) => {
            f.write_str("draw")?;
            cards.iter().try_for_each(|card| write!(f, " {card}"))
        }
        // Records do not contain this action: they name the cards.
        DrawingAction::Unseen(_) => f.write_str("draw unseen"),
        DrawingAction::Give(card) => write!(f, "exchange {card}"),
        DrawingAction::Count(cards) => write!(f, "draw {cards}"),
        DrawingAction::Bust => f.write_str("bust"),
        DrawingAction::Made => f.write_str("made"),
        DrawingAction::Stand => f.write_str("stand"),
    }
}

/// Reads an action. `None` if the words are none of this mechanic.
pub(super) fn read(verb: &str, arguments: &[&str]) -> Option<Action> {
    Some(Action::Drawing(match (verb, arguments) {
        ("draw", []) => DrawingAction::Draw(CardSet::NONE),
        ("draw", [count]) if number(count).is_some() => DrawingAction::Count(count.parse().ok()?),
        ("draw", _) => DrawingAction::Draw(cards(arguments)?),
        ("bust", []) => DrawingAction::Bust,
        ("made", []) => DrawingAction::Made,
        ("exchange", [card]) => DrawingAction::Give(card.parse().ok()?),
        ("stand", []) => DrawingAction::Stand,
        _ => return None,
    }))
}

/// The arguments of a verb of this mechanic. `None` if it has no such verb.
pub(super) fn needs(verb: &str) -> Option<Needs> {
    match verb {
        "draw" => Some(Needs::CardsOrNothing),
        "exchange" => Some(Needs::Card),
        "stand" | "bust" | "made" => Some(Needs::Nothing),
        _ => None,
    }
}
