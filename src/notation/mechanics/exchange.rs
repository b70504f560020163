//! Drawing cards (RULES 10.4, 10.7 to 10.9): its verbs.

use crate::cards::CardSet;
use crate::engine::{Action, DrawingAction};
use crate::notation::action_error::Needs;
use crate::notation::words::{Words, cards, number};

/// Writes an action behind these words.
pub(super) fn write(action: DrawingAction, words: &mut Words) -> &mut Words {
    match action {
        DrawingAction::Draw(cards) => words.word("draw").cards(cards),
        // Records do not contain this action: they name the cards.
        DrawingAction::Unseen(_) => words.word("draw").word("unseen"),
        DrawingAction::Give(card) => words.word("exchange").card(card),
        DrawingAction::Count(cards) => words.word("draw").number(cards.into()),
        DrawingAction::Bust => words.word("bust"),
        DrawingAction::Made => words.word("made"),
        DrawingAction::Stand => words.word("stand"),
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
