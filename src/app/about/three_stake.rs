//! Classic Brag.

use super::facets::{Group, Names, NewGame, OptionSentences, RuleText, Section, Sentences, Takes};
use super::options::{agreed, option};
use super::page::Block::{Hands, Steps};
use super::page::Step::{By, Drawn, Say, While};
use super::page::{FirstDeal, When};
use super::page::{GamePage, has};
use crate::app::i18n::{Text, say};
use crate::engine::{Ask, ClassicAsk, Rules};

/// Its key in the catalogue.
pub const KEY: &str = "three_stake";

pub const NAMES: Names = Names {
    full: say::GAME_THREE_STAKE,
    short: say::FAMILY_THREE_STAKE,
    button: None,
    line: say::FAMILY_THREE_STAKE_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_THREE_STAKE,
    options: &[
        (
            "ante",
            OptionSentences::Amount(None, say::agreed_three_antes),
        ),
        ("second_favourite", agreed::SECOND_FAVOURITE),
        ("braggers", agreed::BRAGGERS_THREE),
        ("eldest", agreed::ELDEST),
        ("vying", agreed::VYING),
        (
            "brag_max",
            OptionSentences::Amount(None, say::agreed_brag_max),
        ),
        ("ace31", agreed::ACE31),
        ("pips31", agreed::PIPS31),
        ("stock31", agreed::STOCK31),
        ("draw_max", agreed::DRAW_MAX),
        ("exactly31", agreed::EXACTLY31),
        ("tie31", agreed::TIE31),
        ("all_three", agreed::ALL_THREE),
        ("rounds", agreed::ROUNDS),
    ],
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Old,
    hands: &[&["Jc", "Ad", "7s"]],
    takes: Takes::ADeal(2),
    groups: &[Group {
        title: say::GROUP_GAME,
        open: true,
        rules: &[
            RuleText {
                hint: say::RULE_SET_ANTE_HINT,
                why: say::RULE_THREE_ANTE_WHY,
                ..option::ANTE
            },
            option::SECOND_FAVOURITE,
            RuleText {
                key: "braggers",
                ..option::BRAGGERS_THREE
            },
            option::ELDEST,
            option::VYING,
            RuleText {
                key: "brag_max",
                label: say::RULE_BRAG_MAX,
                hint: say::EMPTY_IS_NO_LIMIT,
                says: &[],
                why: say::RULE_THREE_BRAG_MAX_WHY,
            },
            option::ACE31,
            option::PIPS31,
            option::STOCK31,
            option::DRAW_MAX,
            option::EXACTLY31,
            option::TIE31,
            option::ALL_THREE,
            option::ROUNDS,
        ],
    }],
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        Steps(&[
            Drawn("? ? Ah | o o o", &Say(say::HOWTO_THREE_POTS)),
            Drawn("Ad | Kc | 9s", &By(best_upcard)),
            Drawn(
                "? ? Ah | o o",
                &While(&["vying", "eldest"], &Say(say::HOWTO_BRAG_OF_TWO)),
            ),
            Drawn("? ? ? | o o o", &By(brag_of_none)),
            Drawn(
                "2h 2s Jc",
                &While(
                    &["second_favourite", "braggers"],
                    &Say(say::HOWTO_FAVOURITE),
                ),
            ),
            While(
                &[
                    "ace31",
                    "pips31",
                    "stock31",
                    "draw_max",
                    "exactly31",
                    "tie31",
                ],
                &Say(say::HOWTO_THIRTY_ONE),
            ),
            While(&["all_three"], &Say(say::HOWTO_ALL_THREE)),
        ]),
        Hands(
            &["2s 2d Jc", "Ac As 7d", "Kd Qd 9d"],
            say::HOWTO_FAVOURITE_SHOWN,
        ),
    ],
    history: &[say::HOWTO_THREE_STAKE_HISTORY],
    first: Some(FirstDeal {
        number: 1,
        script: &[
            (When::First, Say(say::HOWTO_THREE_POTS)),
            (When::First, Say(say::HOWTO_BEST_UPCARD)),
            (When::Asked(is_brag), Say(say::HOWTO_BRAG_OF_NONE)),
            (When::Asked(is_brag), Say(say::HOWTO_FAVOURITE)),
            (When::Asked(is_draw), Say(say::HOWTO_THIRTY_ONE)),
            (When::Over, Say(say::HOWTO_ALL_THREE)),
        ],
    }),
};

/// Whether a player is asked whether he brags, or what he answers to a brag.
fn is_brag(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Classic(ClassicAsk::Brag { .. } | ClassicAsk::Answer { .. })
    )
}

/// Whether a player is asked whether he draws to the number.
fn is_draw(ask: Ask) -> bool {
    matches!(ask, Ask::Classic(ClassicAsk::Draw { .. }))
}

/// Who takes the first pot.
fn best_upcard(rules: &Rules) -> Option<Text> {
    Some(match has(rules, "eldest", 1) {
        true => say::HOWTO_BEST_UPCARD_DEALER,
        false => say::HOWTO_BEST_UPCARD,
    })
}

/// What comes of a brag that nobody takes up, where one does.
fn brag_of_none(rules: &Rules) -> Option<Text> {
    has(rules, "vying", 0).then_some(say::HOWTO_BRAG_OF_NONE)
}
