//! The keys and the labels of the betting games.

use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::i18n::say;
use crate::engine::{Action, Ask, Chips, Pick, Turn, View, VyingAsk};

/// What the sheets say of the betting games.
pub static HELP: Help = Help {
    keys: |_| KEYS.into(),
    family_label: label,
};

/// The keys of the betting games.
const KEYS: [Key; 15] = [
    (Sign("L"), say::KEY_LOOK),
    (Sign("F"), say::KEY_FOLD),
    (Sign("B"), say::KEY_BET),
    (Sign("S"), say::KEY_SEE),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Sign("O N"), say::KEY_OLD_OR_NEW_HAND),
    (Sign("K"), say::KEY_KEEP_THE_HAND),
    (Sign("1 – 5"), say::KEY_PICK_A_CARD),
    (Sign("T"), say::KEY_THROW_IT),
    (Sign("A"), say::KEY_SHOW_AGREE_OR_LEND),
    (Sign("R"), say::KEY_REFUSE),
    (Sign("C"), say::KEY_COVER_THE_POT),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The label of the button for an action that only the betting games have.
fn label(action: Action, view: View<'_>) -> Option<String> {
    let looked = match view.ask() {
        Ask::Vying(VyingAsk::Decide { looked, .. }) => looked,
        _ => Pick::New,
    };
    let text = match (action, looked) {
        (Action::Keep, Pick::Old) => say::KEEP_OLD_DROP_NEW,
        (Action::Keep, Pick::New) => say::KEEP_NEW_DROP_OLD,
        (Action::Throw, Pick::Old) => say::DROP_OLD_PLAY_NEW,
        (Action::Throw, Pick::New) => say::DROP_NEW_PLAY_OLD,
        (Action::Retain(Some(Pick::Old)), _) => say::KEEP_OLD,
        (Action::Retain(Some(Pick::New)), _) => say::KEEP_NEW,
        (Action::Retain(None), _) => say::KEEP_NEITHER,
        (Action::Borrow { chips, .. }, _) => return Some(say::borrow_of(chips)),
        (Action::Lend(chips), _) => return Some(say::lend_of(chips.unwrap_or(asked_for(view)))),
        _ => return None,
    };
    Some(text.get().into())
}

/// The loan that the player is asked for, in chips.
fn asked_for(view: View<'_>) -> Chips {
    match view.ask() {
        Ask::Vying(VyingAsk::Turn(Turn::Lend { chips, .. })) => chips,
        _ => 0,
    }
}
