//! What the betting games share: the sentences of their options, and pieces of their pages.

mod groups;

pub use self::groups::GROUPS;

use super::facets::{OptionSentences, ROUNDS};
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
    (
        "jokers",
        OptionSentences::Each(&[
            None,
            Some(say::AGREED_JOKERS_1),
            Some(say::AGREED_JOKERS_2),
            Some(say::AGREED_JOKERS_3),
            Some(say::AGREED_JOKERS_4),
        ]),
    ),
    (
        "running_flush_over_prial",
        OptionSentences::Each(&[
            Some(say::AGREED_RUNNING_FLUSH_OVER_PRIAL_NO),
            Some(say::AGREED_RUNNING_FLUSH_OVER_PRIAL_YES),
        ]),
    ),
    (
        "wild_as_itself_is_natural",
        OptionSentences::Each(&[
            Some(say::AGREED_WILD_AS_ITSELF_IS_NATURAL_NO),
            Some(say::AGREED_WILD_AS_ITSELF_IS_NATURAL_YES),
        ]),
    ),
    (
        "discards",
        OptionSentences::Each(&[
            Some(say::AGREED_DISCARDS_STAY),
            Some(say::AGREED_DISCARDS_UNDER),
        ]),
    ),
    (
        "discards_before_wilds",
        OptionSentences::Each(&[
            Some(say::AGREED_DISCARDS_BEFORE_WILDS_NO),
            Some(say::AGREED_DISCARDS_BEFORE_WILDS_YES),
        ]),
    ),
    (
        "ante",
        OptionSentences::Amount(Some(say::AGREED_ANTE_NONE), say::agreed_ante),
    ),
    (
        "open_min",
        OptionSentences::Amount(None, say::agreed_open_min),
    ),
    (
        "open_max",
        OptionSentences::Amount(None, say::agreed_open_max),
    ),
    (
        "raise_limit",
        OptionSentences::Where(
            is_limited,
            &OptionSentences::Amount(None, say::agreed_raise_limit),
            &OptionSentences::Amount(Some(say::AGREED_RAISE_LIMIT_NONE), say::agreed_raise_limit),
        ),
    ),
    (
        "bet_cap",
        OptionSentences::Amount(None, say::agreed_bet_cap),
    ),
    (
        "pot_limit",
        OptionSentences::Each(&[None, Some(say::AGREED_POT_LIMIT_YES)]),
    ),
    (
        "double_every",
        OptionSentences::Amount(None, say::agreed_double_every),
    ),
    (
        "agreed_limits",
        OptionSentences::Each(&[None, Some(say::AGREED_AGREED_LIMITS_YES)]),
    ),
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
    (
        "agreed_showdown",
        OptionSentences::Each(&[
            Some(say::AGREED_AGREED_SHOWDOWN_NO),
            Some(say::AGREED_AGREED_SHOWDOWN_YES),
        ]),
    ),
    (
        "blind_play",
        OptionSentences::Each(&[
            Some(say::AGREED_BLIND_PLAY_NO),
            Some(say::AGREED_BLIND_PLAY_YES),
        ]),
    ),
    (
        "blind_look",
        OptionSentences::Each(&[
            Some(say::AGREED_BLIND_LOOK_OWN_TURN),
            Some(say::AGREED_BLIND_LOOK_ANY_TIME),
        ]),
    ),
    (
        "see_blind_after",
        OptionSentences::Amount(
            Some(say::AGREED_SEE_BLIND_AFTER_NONE),
            say::agreed_see_blind_after,
        ),
    ),
    (
        "blind_last",
        OptionSentences::Each(&[
            Some(say::AGREED_BLIND_LAST_KEEP),
            Some(say::AGREED_BLIND_LAST_CARRY),
            Some(say::AGREED_BLIND_LAST_WIN),
        ]),
    ),
    (
        "blind_means_not_looked",
        OptionSentences::Each(&[None, Some(say::AGREED_BLIND_MEANS_NOT_LOOKED_YES)]),
    ),
    (
        "retained_mode",
        OptionSentences::Each(&[
            Some(say::AGREED_RETAINED_MODE_TWO_HANDS),
            Some(say::AGREED_RETAINED_MODE_FACE_UP),
        ]),
    ),
    (
        "two_hands_rewin",
        OptionSentences::Each(&[
            Some(say::AGREED_TWO_HANDS_REWIN_ONE),
            Some(say::AGREED_TWO_HANDS_REWIN_ONE_OR_NONE),
        ]),
    ),
    (
        "shortage",
        OptionSentences::Each(&[
            Some(say::AGREED_SHORTAGE_COVER),
            Some(say::AGREED_SHORTAGE_BORROW),
            Some(say::AGREED_SHORTAGE_RICHEST_LENDS),
            Some(say::AGREED_SHORTAGE_FOLD),
        ]),
    ),
    (
        "headsup_short",
        OptionSentences::Each(&[None, Some(say::AGREED_HEADSUP_SHORT_LEND_OR_SHOW)]),
    ),
    (
        "last_chips",
        OptionSentences::Each(&[None, Some(say::AGREED_LAST_CHIPS_SHOW)]),
    ),
    (
        "rebuy_after_cover_loss",
        OptionSentences::Each(&[
            Some(say::AGREED_REBUY_AFTER_COVER_LOSS_NO),
            Some(say::AGREED_REBUY_AFTER_COVER_LOSS_YES),
        ]),
    ),
    (
        "table_minimum",
        OptionSentences::Amount(None, say::agreed_table_minimum),
    ),
    (
        "table_stakes",
        OptionSentences::Each(&[
            Some(say::AGREED_TABLE_STAKES_NO),
            Some(say::AGREED_TABLE_STAKES_YES),
            Some(say::AGREED_TABLE_STAKES_AGREED),
        ]),
    ),
    (
        "shuffle",
        OptionSentences::Each(&[
            Some(say::AGREED_SHUFFLE_PRIAL_WON),
            Some(say::AGREED_SHUFFLE_PRIAL_SHOWN),
            Some(say::AGREED_SHUFFLE_ANY_SEEN),
            Some(say::AGREED_SHUFFLE_ALWAYS),
            Some(say::AGREED_SHUFFLE_NEVER),
        ]),
    ),
    (
        "stock_face_up",
        OptionSentences::Each(&[None, Some(say::AGREED_STOCK_FACE_UP_YES)]),
    ),
    (
        "dealers_choice",
        OptionSentences::Each(&[None, Some(say::AGREED_DEALERS_CHOICE_YES)]),
    ),
    (
        "other_game",
        OptionSentences::Each(&[
            Some(say::AGREED_OTHER_GAME_MAJORITY),
            Some(say::AGREED_OTHER_GAME_DEALER),
        ]),
    ),
    ROUNDS,
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
