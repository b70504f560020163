//! The keys and the labels of games with set hands.

use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::families::level;
use crate::app::i18n::say;
use crate::engine::View;

/// What the sheets say of these games.
pub static HELP: Help = Help {
    keys,
    family_label: |action, _| level::label(action),
};

/// The keys for setting hands.
const KEYS: [Key; 10] = [
    (Sign("←↑→↓"), say::KEY_TO_A_CARD),
    (Word(say::CAP_SPACE), say::KEY_PICK_A_CARD),
    (Sign("1 – 5"), say::KEY_INTO_THAT_HAND),
    (Sign("⌫"), say::KEY_TAKE_IT_BACK),
    (Sign("O"), say::KEY_SORT),
    (Sign("U"), say::KEY_SUGGEST),
    (Sign("B"), say::KEY_BEST_FIRST),
    (Word(say::CAP_ENTER), say::KEY_LAY_OR_DEAL),
    (Word(say::CAP_ESCAPE), say::KEY_HURRY_THE_TABLE),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The keys for spare hands.
const SPARE_KEYS: [Key; 2] = [
    (Sign("T"), say::KEY_TAKE_THE_SPARE),
    (Sign("K"), say::KEY_KEEP_YOURS),
];

/// The keys for showing or passing a hand.
const PASSING_KEYS: [Key; 1] = [(Sign("S P"), say::KEY_SHOW_OR_PASS)];

fn keys(view: View<'_>) -> Vec<Key> {
    let rules = view.rules();
    let mut keys = Vec::from(KEYS);
    let mut before_the_last = |more: &[Key]| {
        let at = keys.len() - 2;
        keys.splice(at..at, more.iter().copied());
    };
    if rules.dealing().is_some_and(|rules| rules.spare_up_to > 0) {
        before_the_last(&SPARE_KEYS);
    }
    if rules.setting().is_some_and(|rules| rules.pass) {
        before_the_last(&PASSING_KEYS);
    }
    if rules.bets_on_sets() {
        before_the_last(&level::KEYS);
    }
    keys
}
