//! The options of the betting games on the *New game* sheet. The most common come first.

use crate::app::about::facets::{Group, RuleText};
use crate::app::about::options::option;
use crate::app::i18n::say;

pub const GROUPS: &[Group] = &[
    Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            RuleText {
                says: &[],
                ..option::GAME
            },
            option::RUNNING_FLUSH_OVER_PRIAL,
        ],
    },
    Group {
        title: say::GROUP_STAKES,
        open: true,
        rules: &[option::ANTE, option::OPEN_MIN, option::OPEN_MAX],
    },
    Group {
        title: say::GROUP_WILD,
        open: false,
        rules: &[
            option::WILD,
            option::JOKERS,
            option::WILD_AS_ITSELF_IS_NATURAL,
            option::DISCARDS,
            option::DISCARDS_BEFORE_WILDS,
        ],
    },
    Group {
        title: say::GROUP_LIMITS,
        open: false,
        rules: &[
            option::RAISE_LIMIT,
            option::BET_CAP,
            option::POT_LIMIT,
            option::DOUBLE_EVERY,
            option::AGREED_LIMITS,
        ],
    },
    Group {
        title: say::GROUP_BLIND,
        open: false,
        rules: &[
            option::BLIND_PLAY,
            option::BLIND_LOOK,
            option::BLIND_LAST,
            option::BLIND_MEANS_NOT_LOOKED,
            option::RETAINED_MODE,
            option::TWO_HANDS_REWIN,
        ],
    },
    Group {
        title: say::GROUP_SEE,
        open: false,
        rules: &[
            option::SEE_COST,
            option::SEE_BLIND_AFTER,
            option::AGREED_SHOWDOWN,
        ],
    },
    Group {
        title: say::GROUP_MONEY,
        open: false,
        rules: &[
            option::SHORTAGE,
            option::HEADSUP_SHORT,
            option::LAST_CHIPS,
            option::REBUY_AFTER_COVER_LOSS,
            option::TABLE_MINIMUM,
            option::TABLE_STAKES,
        ],
    },
    Group {
        title: say::GROUP_DEALING,
        open: false,
        rules: &[option::SHUFFLE, option::STOCK_FACE_UP],
    },
    Group {
        title: say::GROUP_DEALER,
        open: false,
        rules: &[
            option::ROUNDS,
            option::FIRST_DEALER,
            option::DEALERS_CHOICE,
            option::OTHER_GAME,
        ],
    },
];
