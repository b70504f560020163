//! Where bets are equalised: the button that checks or matches the bets, its label and its keys.

use super::help::Cap::Sign;
use super::help::Key;
use crate::app::i18n::say;
use crate::app::table::controls::Button;
use crate::engine::Action;

/// The button that checks, or matches the bets.
pub const LEVEL: Button = Button::usual(&[Action::CHECK, Action::MATCH], "m");

/// The keys of betting on something, without those that every table has.
pub const KEYS: [Key; 4] = [
    (Sign("F"), say::KEY_FOLD),
    (Sign("M"), say::KEY_CHECK_OR_MATCH),
    (Sign("B"), say::KEY_BET),
    (Sign("← →"), say::KEY_THE_AMOUNT),
];

/// The label of the button that checks, or that matches the bets. `None`: the action does neither.
pub fn label(action: Action) -> Option<String> {
    let text = match action {
        Action::CHECK => say::CHECK,
        Action::MATCH => say::MATCH,
        _ => return None,
    };
    Some(text.get().into())
}
