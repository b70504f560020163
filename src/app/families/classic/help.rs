//! The keys and the labels of the games for three stakes.

use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::families::level;
use crate::app::i18n::say;
use crate::app::words;
use crate::engine::{Action, Ask, ClassicAsk, DrawingAction, View};

/// What the sheets say of these games.
pub static HELP: Help = Help {
    keys: |_| KEYS.into(),
    family_label: label,
};

/// The keys of the games for three stakes.
const KEYS: [Key; 10] = [
    (Sign("P F"), say::KEY_FOLD),
    (Sign("B"), say::KEY_BET),
    (Sign("S"), say::KEY_TAKE_UP),
    (Sign("M"), say::KEY_CHECK_OR_MATCH),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Sign("D"), say::KEY_DRAW_A_CARD),
    (Sign("S"), say::KEY_STAND),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The label of the button for an action of drawing cards or of two who brag for the second stake (RULES 10.4).
fn label(action: Action, view: View<'_>) -> Option<String> {
    let Ask::Classic(ask) = view.ask() else {
        return level::label(action);
    };
    let text = match (action, ask) {
        (Action::Bet(chips), ClassicAsk::Brag { .. }) => return Some(say::brag_of(chips)),
        (Action::Bet(chips), _) => return Some(say::raise_of(chips)),
        (Action::Drawing(DrawingAction::Give(card)), _) => {
            return Some(say::give_card(&words::card_name(card)));
        }
        (Action::MATCH, _) => say::TAKE_UP,
        (Action::Fold, _) => say::GIVE_UP,
        (Action::Drawing(DrawingAction::Stand), _) => say::STAND,
        (Action::Drawing(DrawingAction::Draw(cards)), _) if cards.is_empty() => say::DRAW_A_CARD,
        _ => return level::label(action),
    };
    Some(text.get().into())
}
