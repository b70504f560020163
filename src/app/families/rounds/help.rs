//! The keys and the labels of the games with equalised betting.

use super::brags;
use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::i18n::say;
use crate::app::words;
use crate::engine::{Action, DrawingAction, RoundAction, View};

/// What the sheets say of these games.
pub static HELP: Help = Help {
    keys,
    own_label: label,
};

/// The keys of equalised betting.
const KEYS: [Key; 7] = [
    (Sign("F"), say::KEY_FOLD),
    (Sign("M"), say::KEY_CHECK_OR_MATCH),
    (Sign("B"), say::KEY_BET),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of brags.
const BRAG_KEYS: [Key; 7] = [
    (Sign("F"), say::KEY_PASS_OR_BOLT),
    (Sign("S"), say::KEY_GO_OR_SIGHT),
    (Sign("B"), say::KEY_BRAG),
    (Sign("← →"), say::KEY_THE_AMOUNT),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys of the draw.
const DRAW_KEYS: [Key; 3] = [
    (Sign("1 – 3"), say::KEY_PICK_A_CARD),
    (Sign("T"), say::KEY_DRAW),
    (Sign("K"), say::KEY_KEEP_ALL),
];

/// The keys of betting on something, without those that every table has.
pub fn betting_keys() -> &'static [Key] {
    &KEYS[..4]
}

fn keys(view: View<'_>) -> Vec<Key> {
    let rules = view.rules();
    let mut keys = Vec::from(if brags(view) { BRAG_KEYS } else { KEYS });
    if rules.exchange().is_some() {
        keys.splice(4..4, DRAW_KEYS);
    }
    if rules.dealing().is_some_and(|dealing| !dealing.is_open) {
        keys.insert(0, (Sign("L"), say::KEY_LOOK));
    }
    keys
}

/// The label of the button for an action where bets are equalised.
fn label(action: Action, view: View<'_>) -> Option<String> {
    let brags = brags(view);
    let text = match action {
        Action::Bet(chips) if brags && view.top() > 0 => return Some(say::return_of(chips)),
        Action::Bet(chips) if brags => return Some(say::brag_of(chips)),
        Action::Round(RoundAction::Stake(chips)) => return Some(say::stake_of(chips)),
        Action::Drawing(DrawingAction::Draw(cards)) if !cards.is_empty() => {
            let names = words::cards(cards.iter());
            return Some(format!("{}: {names}", say::draw_of(cards.len() as u64)));
        }
        Action::Fold if brags => say::BOLT,
        Action::See if brags => say::CALL_A_SIGHT,
        Action::Round(RoundAction::Go) => say::GO_IT,
        Action::Drawing(DrawingAction::Stand) => say::KEEP_ALL,
        _ => return level_label(action),
    };
    Some(text.get().into())
}

/// The label of the button that checks, or that matches the bets. `None`: the action does neither.
pub fn level_label(action: Action) -> Option<String> {
    let text = match action {
        Action::Round(RoundAction::Check) => say::CHECK,
        Action::Round(RoundAction::Match) => say::MATCH,
        _ => return None,
    };
    Some(text.get().into())
}
