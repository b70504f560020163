//! The options of the betting games on the *New game* sheet. The most common come first.

use crate::app::about::facets::{Group, ROUNDS_RULE, rule};
use crate::app::i18n::say;

/// The groups.
pub const GROUPS: &[Group] = &[
    Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            rule(
                "game",
                say::RULE_GAME,
                say::RULE_GAME_HINT,
                &[],
                say::RULE_GAME_WHY,
            ),
            rule(
                "running_flush_over_prial",
                say::RULE_RUNNING_FLUSH_OVER_PRIAL,
                say::RULE_RUNNING_FLUSH_OVER_PRIAL_HINT,
                &[],
                say::RULE_RUNNING_FLUSH_OVER_PRIAL_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_STAKES,
        open: true,
        rules: &[
            rule(
                "ante",
                say::RULE_ANTE,
                say::RULE_ANTE_HINT,
                &[],
                say::RULE_ANTE_WHY,
            ),
            rule(
                "open_min",
                say::RULE_OPEN_MIN,
                say::RULE_OPEN_MIN_HINT,
                &[],
                say::RULE_OPEN_MIN_WHY,
            ),
            rule(
                "open_max",
                say::RULE_OPEN_MAX,
                say::EMPTY_IS_NO_LIMIT,
                &[],
                say::RULE_OPEN_MAX_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_WILD,
        open: false,
        rules: &[
            rule(
                "wild",
                say::RULE_WILD,
                say::RULE_WILD_HINT,
                &[],
                say::RULE_WILD_WHY,
            ),
            rule(
                "jokers",
                say::RULE_JOKERS,
                say::RULE_JOKERS_HINT,
                &[say::RULE_JOKERS_NONE],
                say::RULE_JOKERS_WHY,
            ),
            rule(
                "wild_as_itself_is_natural",
                say::RULE_WILD_AS_ITSELF_IS_NATURAL,
                say::RULE_WILD_AS_ITSELF_IS_NATURAL_HINT,
                &[],
                say::RULE_WILD_AS_ITSELF_IS_NATURAL_WHY,
            ),
            rule(
                "discards",
                say::RULE_DISCARDS,
                say::RULE_DISCARDS_HINT,
                &[say::RULE_DISCARDS_STAY, say::RULE_DISCARDS_UNDER],
                say::RULE_DISCARDS_WHY,
            ),
            rule(
                "discards_before_wilds",
                say::RULE_DISCARDS_BEFORE_WILDS,
                say::RULE_DISCARDS_BEFORE_WILDS_HINT,
                &[],
                say::RULE_DISCARDS_BEFORE_WILDS_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_LIMITS,
        open: false,
        rules: &[
            rule(
                "raise_limit",
                say::RULE_RAISE_LIMIT,
                say::RULE_RAISE_LIMIT_HINT,
                &[],
                say::RULE_RAISE_LIMIT_WHY,
            ),
            rule(
                "bet_cap",
                say::RULE_BET_CAP,
                say::EMPTY_IS_NO_LIMIT,
                &[],
                say::RULE_BET_CAP_WHY,
            ),
            rule(
                "pot_limit",
                say::RULE_POT_LIMIT,
                say::RULE_POT_LIMIT_HINT,
                &[],
                say::RULE_POT_LIMIT_WHY,
            ),
            rule(
                "double_every",
                say::RULE_DOUBLE_EVERY,
                say::RULE_DOUBLE_EVERY_HINT,
                &[],
                say::RULE_DOUBLE_EVERY_WHY,
            ),
            rule(
                "agreed_limits",
                say::RULE_AGREED_LIMITS,
                say::RULE_AGREED_LIMITS_HINT,
                &[],
                say::RULE_AGREED_LIMITS_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_BLIND,
        open: false,
        rules: &[
            rule(
                "blind_play",
                say::RULE_BLIND_PLAY,
                say::RULE_BLIND_PLAY_HINT,
                &[],
                say::RULE_BLIND_PLAY_WHY,
            ),
            rule(
                "blind_look",
                say::RULE_BLIND_LOOK,
                say::RULE_BLIND_LOOK_HINT,
                &[say::RULE_BLIND_LOOK_OWN_TURN, say::RULE_BLIND_LOOK_ANY_TIME],
                say::RULE_BLIND_LOOK_WHY,
            ),
            rule(
                "blind_last",
                say::RULE_BLIND_LAST,
                say::RULE_BLIND_LAST_HINT,
                &[
                    say::RULE_BLIND_LAST_KEEP,
                    say::RULE_BLIND_LAST_CARRY,
                    say::RULE_BLIND_LAST_WIN,
                ],
                say::RULE_BLIND_LAST_WHY,
            ),
            rule(
                "blind_means_not_looked",
                say::RULE_BLIND_MEANS_NOT_LOOKED,
                say::RULE_BLIND_MEANS_NOT_LOOKED_HINT,
                &[],
                say::RULE_BLIND_MEANS_NOT_LOOKED_WHY,
            ),
            rule(
                "retained_mode",
                say::RULE_RETAINED_MODE,
                say::RULE_RETAINED_MODE_HINT,
                &[
                    say::RULE_RETAINED_MODE_TWO_HANDS,
                    say::RULE_RETAINED_MODE_FACE_UP,
                ],
                say::RULE_RETAINED_MODE_WHY,
            ),
            rule(
                "two_hands_rewin",
                say::RULE_TWO_HANDS_REWIN,
                say::RULE_TWO_HANDS_REWIN_HINT,
                &[
                    say::RULE_TWO_HANDS_REWIN_ONE,
                    say::RULE_TWO_HANDS_REWIN_ONE_OR_NONE,
                ],
                say::RULE_TWO_HANDS_REWIN_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_SEE,
        open: false,
        rules: &[
            rule(
                "see_cost",
                say::RULE_SEE_COST,
                say::RULE_SEE_COST_HINT,
                &[say::RULE_SEE_COST_DOUBLE, say::RULE_SEE_COST_EQUAL],
                say::RULE_SEE_COST_WHY,
            ),
            rule(
                "see_blind_after",
                say::RULE_SEE_BLIND_AFTER,
                say::RULE_SEE_BLIND_AFTER_HINT,
                &[],
                say::RULE_SEE_BLIND_AFTER_WHY,
            ),
            rule(
                "agreed_showdown",
                say::RULE_AGREED_SHOWDOWN,
                say::RULE_AGREED_SHOWDOWN_HINT,
                &[],
                say::RULE_AGREED_SHOWDOWN_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_MONEY,
        open: false,
        rules: &[
            rule(
                "shortage",
                say::RULE_SHORTAGE,
                say::RULE_SHORTAGE_HINT,
                &[
                    say::RULE_SHORTAGE_COVER,
                    say::RULE_SHORTAGE_BORROW,
                    say::RULE_SHORTAGE_RICHEST_LENDS,
                    say::RULE_SHORTAGE_FOLD,
                ],
                say::RULE_SHORTAGE_WHY,
            ),
            rule(
                "headsup_short",
                say::RULE_HEADSUP_SHORT,
                say::RULE_HEADSUP_SHORT_HINT,
                &[
                    say::RULE_HEADSUP_SHORT_COVER,
                    say::RULE_HEADSUP_SHORT_LEND_OR_SHOW,
                ],
                say::RULE_HEADSUP_SHORT_WHY,
            ),
            rule(
                "last_chips",
                say::RULE_LAST_CHIPS,
                say::RULE_LAST_CHIPS_HINT,
                &[say::RULE_LAST_CHIPS_PLAY_ON, say::RULE_LAST_CHIPS_SHOW],
                say::RULE_LAST_CHIPS_WHY,
            ),
            rule(
                "rebuy_after_cover_loss",
                say::RULE_REBUY_AFTER_COVER_LOSS,
                say::RULE_REBUY_AFTER_COVER_LOSS_HINT,
                &[],
                say::RULE_REBUY_AFTER_COVER_LOSS_WHY,
            ),
            rule(
                "table_minimum",
                say::RULE_TABLE_MINIMUM,
                say::RULE_TABLE_MINIMUM_HINT,
                &[],
                say::RULE_TABLE_MINIMUM_WHY,
            ),
            rule(
                "table_stakes",
                say::RULE_TABLE_STAKES,
                say::RULE_TABLE_STAKES_HINT,
                &[
                    say::RULE_TABLE_STAKES_OFF,
                    say::RULE_TABLE_STAKES_ON,
                    say::RULE_TABLE_STAKES_AGREED,
                ],
                say::RULE_TABLE_STAKES_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_DEALING,
        open: false,
        rules: &[
            rule(
                "shuffle",
                say::RULE_SHUFFLE,
                say::RULE_SHUFFLE_HINT,
                &[
                    say::RULE_SHUFFLE_PRIAL_WON,
                    say::RULE_SHUFFLE_PRIAL_SHOWN,
                    say::RULE_SHUFFLE_ANY_SEEN,
                    say::RULE_SHUFFLE_ALWAYS,
                    say::RULE_SHUFFLE_NEVER,
                ],
                say::RULE_SHUFFLE_WHY,
            ),
            rule(
                "stock_face_up",
                say::RULE_STOCK_FACE_UP,
                say::RULE_STOCK_FACE_UP_HINT,
                &[],
                say::RULE_STOCK_FACE_UP_WHY,
            ),
        ],
    },
    Group {
        title: say::GROUP_DEALER,
        open: false,
        rules: &[
            ROUNDS_RULE,
            rule(
                "first_dealer",
                say::RULE_FIRST_DEALER,
                say::RULE_FIRST_DEALER_HINT,
                &[
                    say::RULE_FIRST_DEALER_RANDOM,
                    say::RULE_FIRST_DEALER_HIGH_CARD,
                ],
                say::RULE_FIRST_DEALER_WHY,
            ),
            rule(
                "dealers_choice",
                say::RULE_DEALERS_CHOICE,
                say::RULE_DEALERS_CHOICE_HINT,
                &[],
                say::RULE_DEALERS_CHOICE_WHY,
            ),
            rule(
                "other_game",
                say::RULE_OTHER_GAME,
                say::RULE_OTHER_GAME_HINT,
                &[say::RULE_OTHER_GAME_MAJORITY, say::RULE_OTHER_GAME_DEALER],
                say::RULE_OTHER_GAME_WHY,
            ),
        ],
    },
];
