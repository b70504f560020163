//! The keys and the labels of Stop the Bus.

use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::i18n::say;
use crate::app::words;
use crate::engine::{Action, BusAction};

/// What the sheets say of Stop the Bus.
pub static HELP: Help = Help {
    keys: |_| KEYS.into(),
    family_label: |action, _| label(action),
};

/// The keys of Stop the Bus.
const KEYS: [Key; 9] = [
    (Sign("1 2 3"), say::KEY_OWN_CARD),
    (Sign("Q W E"), say::KEY_BOARD_CARD),
    (Sign("← → ↑ ↓"), say::KEY_ANOTHER_CARD),
    (Word(say::CAP_SPACE), say::KEY_PICK_A_CARD),
    (Word(say::CAP_ENTER), say::KEY_SWAP_OR_DEAL),
    (Sign("A"), say::KEY_SWAP_ALL),
    (Sign("S"), say::KEY_STICK),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The label of the button for an action.
fn label(action: Action) -> Option<String> {
    let Action::Bus(action) = action else {
        return None;
    };
    Some(match action {
        BusAction::All => say::ALL_THREE.get().into(),
        BusAction::Stick => say::STICK.get().into(),
        BusAction::Swap { give, take } => {
            let take = take.map_or_else(|| say::THE_HIDDEN_CARD.get().into(), words::card_name);
            say::swap_for(&words::card_name(give), &take)
        }
    })
}
