//! The keys and the labels of the games with equalised betting.

use super::draw;
use super::events::brags;
use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::families::level;
use crate::app::i18n::say;
use crate::engine::{Action, RoundAction, View};

/// What the sheets say of these games.
pub static HELP: Help = Help {
    keys,
    family_label: label,
};

/// The keys of brags, without those that every table has.
const BRAG_KEYS: [Key; 4] = [
    (Sign("F"), say::KEY_PASS_OR_BOLT),
    (Sign("S"), say::KEY_GO_OR_SIGHT),
    (Sign("B"), say::KEY_BRAG),
    (Sign("← →"), say::KEY_THE_AMOUNT),
];

/// The keys that every table has.
const LAST_KEYS: [Key; 3] = [
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

fn keys(view: View<'_>) -> Vec<Key> {
    let rules = view.rules();
    let brags = brags(view);
    let mut keys = Vec::from(if brags { BRAG_KEYS } else { level::KEYS });
    if rules.draws_cards() {
        keys.extend(draw::KEYS);
    }
    keys.extend(LAST_KEYS);
    if !rules.deals_open() {
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
        Action::Fold if brags => say::BOLT,
        Action::See if brags => say::CALL_A_SIGHT,
        Action::Round(RoundAction::Go) => say::GO_IT,
        _ => return draw::label(action).or_else(|| level::label(action)),
    };
    Some(text.get().into())
}
