//! Why a text is not an action.

use crate::app::i18n::say;
use crate::notation::{ActionError, Needs};

/// Why a text is not an action.
pub fn action(error: &ActionError) -> String {
    match error {
        ActionError::Empty => say::ACTION_EMPTY.get().into(),
        ActionError::NotASeat(word) => say::action_without_seat(word),
        ActionError::NoVerb => say::ACTION_WITHOUT_VERB.get().into(),
        ActionError::NotAVerb(verb) => say::not_a_verb(verb),
        ActionError::Arguments { verb, needs } => {
            let says = match needs {
                Needs::Nothing => say::verb_alone,
                Needs::HandOrNothing => say::verb_hand_or_alone,
                Needs::HandOrNone => say::verb_hand_or_none,
                Needs::Card => say::verb_card,
                Needs::Cards => say::verb_cards,
                Needs::Chips => say::verb_chips,
                Needs::ChipsOrNothing => say::verb_chips_or_alone,
                Needs::SeatAndChips => say::verb_seat_and_chips,
                Needs::SeatOrNothing => say::verb_seat_or_alone,
                Needs::Game => say::verb_game,
                Needs::Hands => say::verb_hands,
                Needs::Swap => say::verb_swap,
                Needs::CardsOrNothing => say::verb_cards_or_alone,
                Needs::OneOrTwoAmounts => say::verb_amounts,
                Needs::Winners => say::verb_winners,
                Needs::PutRight => say::verb_put_right,
                Needs::FromPot => say::verb_from_pot,
            };
            says(verb)
        }
    }
}
