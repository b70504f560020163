//! The keys and the labels of Three Card Poker.

use crate::app::families::help::Cap::{Sign, Word};
use crate::app::families::help::{Help, Key};
use crate::app::i18n::say;
use crate::engine::{Action, CasinoAction, View};

/// What the sheets say of Three Card Poker.
pub static HELP: Help = Help {
    keys,
    family_label: |action, _| {
        let plays = action == Action::Casino(CasinoAction::Play);
        plays.then(|| say::PLACE_PLAY.get().into())
    },
};

/// The keys against the house.
const KEYS: [Key; 7] = [
    (Sign("↑ ↓"), say::PLACE_ANTE),
    (Sign("← →"), say::PLACE_PAIR_PLUS),
    (Word(say::CAP_ENTER), say::KEY_BET_OR_DEAL),
    (Sign("S"), say::SIT_OUT),
    (Sign("P"), say::PLACE_PLAY),
    (Sign("F"), say::KEY_FOLD),
    (Sign("?"), say::KEY_THESE_KEYS),
];

/// The key of the ante bonus, where it is a bet of its own. It stands after those of the other bets.
const BONUS_KEY: Key = (Sign("+ −"), say::PLACE_BONUS);

fn keys(view: View<'_>) -> Vec<Key> {
    let mut keys = Vec::from(KEYS);
    if view
        .rules()
        .casino()
        .is_some_and(|rules| rules.ante_bonus_bet)
    {
        keys.insert(2, BONUS_KEY);
    }
    keys
}
