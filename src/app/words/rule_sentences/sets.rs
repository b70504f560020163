//! The house rules of set hands, Stop the Bus and Three Card Poker in sentences.

use super::says::Says;
use crate::app::i18n::{Text, say};

/// The sentences for every option of set hands, in the order of the summary.
pub static SETS: [(&str, Says); 17] = [
    (
        "form",
        Says::Each(&[
            Some(say::AGREED_FORM_POTS),
            Some(say::AGREED_FORM_TWO_OF_THREE),
            Some(say::AGREED_FORM_POINTS),
        ]),
    ),
    (
        "points",
        Says::Each(&[
            Some(say::AGREED_POINTS_ONE),
            Some(say::AGREED_POINTS_STREET),
        ]),
    ),
    ("target", Says::Amount(None, say::agreed_target)),
    ("ante", Says::Amount(None, say::agreed_set_ante)),
    ("bonus_all", Says::Amount(None, say::agreed_bonus_all)),
    (
        "crash",
        Says::Each(&[
            Some(say::AGREED_CRASH_WINS_GAME),
            Some(say::AGREED_CRASH_POINT),
            Some(say::AGREED_CRASH_NONE),
        ]),
    ),
    (
        "tie",
        Says::Each(&[
            Some(say::AGREED_TIE_NOBODY),
            Some(say::AGREED_TIE_FIRST_SHOWN),
        ]),
    ),
    (
        "minimum",
        Says::Each(&[
            Some(say::AGREED_MINIMUM_PAIR),
            Some(say::AGREED_MINIMUM_HIGH_CARD),
            Some(say::AGREED_MINIMUM_FLUSH),
            Some(say::AGREED_MINIMUM_RUN),
            Some(say::AGREED_MINIMUM_RUNNING_FLUSH),
            Some(say::AGREED_MINIMUM_PRIAL),
        ]),
    ),
    (
        "four_of_a_kind",
        Says::Each(&[
            Some(say::AGREED_FOUR_OF_A_KIND_PAYS),
            Some(say::AGREED_FOUR_OF_A_KIND_BEATS),
            Some(say::AGREED_FOUR_OF_A_KIND_NONE),
        ]),
    ),
    (
        "quads_bonus",
        Says::Amount(Some(say::AGREED_QUADS_BONUS_NONE), say::agreed_quads_bonus),
    ),
    ("prial_top", Says::Ranks(&PRIAL_TOPS, say::agreed_prial_top)),
    (
        "quads_win",
        Says::Each(&[None, Some(say::AGREED_QUADS_WIN_YES)]),
    ),
    ("pass", Says::Each(&[None, Some(say::AGREED_PASS_YES)])),
    (
        "spare",
        Says::Each(&[Some(say::AGREED_SPARE_NO), Some(say::AGREED_SPARE_YES)]),
    ),
    (
        "settlement",
        Says::Each(&[
            Some(say::AGREED_SETTLEMENT_FIXED),
            Some(say::AGREED_SETTLEMENT_BEHIND),
        ]),
    ),
    (
        "game_stake",
        Says::Amount(Some(say::AGREED_GAME_STAKE_NONE), say::agreed_game_stake),
    ),
    (
        "blank_double",
        Says::Each(&[None, Some(say::AGREED_BLANK_DOUBLE_YES)]),
    ),
];

/// The sentences for every option of Stop the Bus.
pub static BUS: [(&str, Says); 4] = [
    ("ante", Says::Amount(None, say::agreed_buy_in)),
    ("lives", Says::Amount(None, say::agreed_lives)),
    (
        "first_stick",
        Says::Each(&[None, Some(say::AGREED_FIRST_STICK_YES)]),
    ),
    (
        "one_down",
        Says::Each(&[None, Some(say::AGREED_ONE_DOWN_YES)]),
    ),
];

/// The sentences for every option of Three Card Poker.
pub static HOUSE: [(&str, Says); 7] = [
    ("ante_min", Says::Amount(None, say::agreed_ante_min)),
    (
        "ante_max",
        Says::Amount(Some(say::AGREED_ANTE_MAX_NONE), say::agreed_ante_max),
    ),
    (
        "qualify",
        Says::Each(&[Some(say::AGREED_QUALIFY_NO), Some(say::AGREED_QUALIFY_YES)]),
    ),
    (
        "ante_bonus",
        Says::Each(&[
            Some(say::AGREED_ANTE_BONUS_STANDARD),
            Some(say::AGREED_ANTE_BONUS_RUSSIAN),
            Some(say::AGREED_ANTE_BONUS_BRAG),
        ]),
    ),
    (
        "pair_plus",
        Says::Each(&[
            Some(say::AGREED_PAIR_PLUS_CLASSIC),
            Some(say::AGREED_PAIR_PLUS_COMMON),
            Some(say::AGREED_PAIR_PLUS_RUSSIAN),
            Some(say::AGREED_PAIR_PLUS_BRAG),
        ]),
    ),
    (
        "ranking",
        Says::Each(&[
            Some(say::AGREED_RANKING_POKER),
            Some(say::AGREED_RANKING_BRAG),
        ]),
    ),
    (
        "pair_plus_bet",
        Says::Each(&[None, Some(say::AGREED_PAIR_PLUS_BET_EQUAL)]),
    ),
];

/// The ranks of the best prial, in the order of the option's words.
pub static PRIAL_TOPS: [Text; 13] = [
    say::RANKS_THREE,
    say::RANKS_SEVEN,
    say::RANKS_NINE,
    say::RANKS_ACE,
    say::RANKS_KING,
    say::RANKS_QUEEN,
    say::RANKS_JACK,
    say::RANKS_TEN,
    say::RANKS_EIGHT,
    say::RANKS_SIX,
    say::RANKS_FIVE,
    say::RANKS_FOUR,
    say::RANKS_TWO,
];

/// A first sentence: how many cards are dealt and what is done with them. `None`: an option of the game says so.
#[must_use]
pub fn opening(game: &str) -> Option<Text> {
    Some(match game {
        "six_card" => say::AGREED_SIX_CARD,
        "seven_card" => say::AGREED_SEVEN_CARD,
        "nine_card" => say::AGREED_NINE_CARD,
        "ten_card" => say::AGREED_TEN_CARD,
        "thirteen_card" => say::AGREED_THIRTEEN_CARD,
        "fifteen_card" => say::AGREED_FIFTEEN_CARD,
        "stop_the_bus" => say::AGREED_STOP_THE_BUS,
        "three_card_poker" => say::AGREED_THREE_CARD_POKER,
        "teen_patti" => say::AGREED_TEEN_PATTI,
        _ => return None,
    })
}
