//! What the betting games share: the sentences of their options, and pieces of their pages.

mod groups;

pub use self::groups::GROUPS;

use super::facets::OptionSentences;
use super::options::agreed;
use super::page::Block::{self, Steps};
use super::page::Step::{By, Drawn, Say, While};
use super::page::{has, setting};
use crate::app::i18n::{Text, say};
use crate::engine::Rules;

/// The sentences of the options, in the order of the summary.
pub const SENTENCES: &[(&str, OptionSentences)] = &[
    (
        "wild",
        OptionSentences::Cards(say::AGREED_WILD_NONE, say::agreed_wild),
    ),
    ("jokers", agreed::JOKERS),
    ("running_flush_over_prial", agreed::RUNNING_FLUSH_OVER_PRIAL),
    (
        "wild_as_itself_is_natural",
        agreed::WILD_AS_ITSELF_IS_NATURAL,
    ),
    ("discards", agreed::DISCARDS),
    ("discards_before_wilds", agreed::DISCARDS_BEFORE_WILDS),
    ("ante", agreed::ANTE),
    ("open_min", agreed::OPEN_MIN),
    ("open_max", agreed::OPEN_MAX),
    (
        "raise_limit",
        OptionSentences::Where(
            is_limited,
            &OptionSentences::Amount(None, say::agreed_raise_limit),
            &agreed::RAISE_LIMIT,
        ),
    ),
    ("bet_cap", agreed::BET_CAP),
    ("pot_limit", agreed::POT_LIMIT),
    ("double_every", agreed::DOUBLE_EVERY),
    ("agreed_limits", agreed::AGREED_LIMITS),
    (
        "see_cost",
        OptionSentences::Where(
            has_blind_play,
            &OptionSentences::Each(&[
                Some(say::AGREED_SEE_COST_DOUBLE),
                Some(say::AGREED_SEE_COST_EQUAL),
            ]),
            &OptionSentences::Each(&[
                Some(say::AGREED_SEE_COST_DOUBLE),
                Some(say::AGREED_SEE_COST_EQUAL_OPEN),
            ]),
        ),
    ),
    ("agreed_showdown", agreed::AGREED_SHOWDOWN),
    ("blind_play", agreed::BLIND_PLAY),
    ("blind_look", agreed::BLIND_LOOK),
    ("see_blind_after", agreed::SEE_BLIND_AFTER),
    ("blind_last", agreed::BLIND_LAST),
    ("blind_means_not_looked", agreed::BLIND_MEANS_NOT_LOOKED),
    ("retained_mode", agreed::RETAINED_MODE),
    ("two_hands_rewin", agreed::TWO_HANDS_REWIN),
    ("shortage", agreed::SHORTAGE),
    ("headsup_short", agreed::HEADSUP_SHORT),
    ("last_chips", agreed::LAST_CHIPS),
    ("rebuy_after_cover_loss", agreed::REBUY_AFTER_COVER_LOSS),
    ("table_minimum", agreed::TABLE_MINIMUM),
    ("table_stakes", agreed::TABLE_STAKES),
    ("shuffle", agreed::SHUFFLE),
    ("stock_face_up", agreed::STOCK_FACE_UP),
    ("dealers_choice", agreed::DEALERS_CHOICE),
    ("other_game", agreed::OTHER_GAME),
    ("rounds", agreed::ROUNDS),
    // The last value needs no sentence: once the first deal begins, it does not matter how the dealer was found.
    (
        "first_dealer",
        OptionSentences::Each(&[
            Some(say::AGREED_FIRST_DEALER_RANDOM),
            Some(say::AGREED_FIRST_DEALER_HIGH_CARD),
            None,
        ]),
    ),
];

/// The steps of a deal where the hand is the best three of many cards.
pub const BEST_OF: Block = Steps(&[
    Drawn("o o o o", &While(&["ante"], &Say(say::HOWTO_ANTE))),
    Drawn("Jh Th 9h | ~Ac ~Kd", &Say(say::HOWTO_KEEP_THREE)),
    Drawn("Jh Th 9h | o o", &Say(say::HOWTO_BET)),
    Drawn("? ? ? | o o o", &Say(say::HOWTO_LAST_IN)),
    Drawn("Kh Ks 9c | Kd Kc 5h", &By(sees_of_more)),
    While(
        &["blind_play", "blind_look", "see_blind_after", "blind_last"],
        &Say(say::HOWTO_BLIND_IN_SHORT),
    ),
    Say(say::HOWTO_AS_THREE),
]);

/// Whether a limit other than that of a raise holds for bets.
fn is_limited(rules: &Rules) -> bool {
    has(rules, "pot_limit", 1) || setting(rules, "bet_cap").is_some()
}

/// Whether hands are played blind.
fn has_blind_play(rules: &Rules) -> bool {
    has(rules, "blind_play", 1)
}

/// How one sees.
pub fn sees(rules: &Rules) -> Option<Text> {
    Some(match has(rules, "see_cost", 1) {
        true => say::HOWTO_SEE_EQUAL,
        false => say::HOWTO_SEE,
    })
}

/// How one sees where cards are thrown away: they are compared if they stay.
pub fn sees_of_more(rules: &Rules) -> Option<Text> {
    match (has(rules, "discards", 1), has(rules, "see_cost", 1)) {
        (true, _) => sees(rules),
        (false, true) => Some(say::HOWTO_SEE_THROWN_EQUAL),
        (false, false) => Some(say::HOWTO_SEE_THROWN),
    }
}
