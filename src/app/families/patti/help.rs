//! The keys and the labels of Teen Patti.

use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::i18n::say;
use crate::engine::{Action, View};

/// What the sheets say of Teen Patti.
pub static HELP: Help = Help {
    keys: |_| KEYS.into(),
    family_label: label,
};

/// The keys of Teen Patti.
const KEYS: [Key; 12] = [
    (Sign("L"), say::KEY_LOOK),
    (Sign("F"), say::PATTI_PACK),
    (Sign("B"), say::PATTI_CHAAL),
    (Sign("S"), say::PATTI_SHOW),
    (Sign("D"), say::PATTI_SIDESHOW),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Sign("A"), say::PATTI_COMPARE),
    (Sign("R"), say::KEY_REFUSE),
    (Sign("C"), say::KEY_COVER_THE_POT),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The label of the button for an action, in the words of the game.
fn label(action: Action, view: View<'_>) -> Option<String> {
    let text = match action {
        Action::Bet(chips) if view.own().is_some_and(|own| own.is_blind()) => {
            return Some(say::patti_blind_of(chips));
        }
        Action::Bet(chips) => return Some(say::patti_chaal_of(chips)),
        Action::See => say::PATTI_SHOW,
        Action::Fold => say::PATTI_PACK,
        Action::SIDESHOW => say::PATTI_SIDESHOW,
        Action::Agree => say::PATTI_COMPARE,
        _ => return None,
    };
    Some(text.get().into())
}
