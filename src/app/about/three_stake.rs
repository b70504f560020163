//! Classic Brag.

use super::facets::{
    Group, Names, NewGame, OptionSentences, ROUNDS, ROUNDS_RULE, Section, Sentences, Takes, rule,
};
use super::page::Block::{Shown, Steps};
use super::page::Step::{By, Drawn, Say, While};
use super::page::{FirstDeal, When};
use super::page::{Page, has};
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
        (
            "second_favourite",
            OptionSentences::Each(&[
                Some(say::AGREED_SECOND_FAVOURITE_NONE),
                Some(say::AGREED_SECOND_FAVOURITE_JACK),
                Some(say::AGREED_SECOND_FAVOURITE_NINE),
                Some(say::AGREED_SECOND_FAVOURITE_ACE),
            ]),
        ),
        (
            "braggers",
            OptionSentences::Each(&[None, Some(say::AGREED_BRAGGERS_THREE_YES)]),
        ),
        (
            "eldest",
            OptionSentences::Each(&[None, Some(say::AGREED_ELDEST_DEALER)]),
        ),
        (
            "vying",
            OptionSentences::Each(&[
                Some(say::AGREED_VYING_CHALLENGE),
                Some(say::AGREED_VYING_ROUND),
            ]),
        ),
        (
            "brag_max",
            OptionSentences::Amount(None, say::agreed_brag_max),
        ),
        (
            "ace31",
            OptionSentences::Each(&[
                Some(say::AGREED_ACE31_10),
                Some(say::AGREED_ACE31_11),
                Some(say::AGREED_ACE31_1),
                Some(say::AGREED_ACE31_EITHER),
            ]),
        ),
        (
            "pips31",
            OptionSentences::Each(&[
                Some(say::AGREED_PIPS31_ALL),
                Some(say::AGREED_PIPS31_COURTS),
            ]),
        ),
        (
            "stock31",
            OptionSentences::Each(&[
                Some(say::AGREED_STOCK31_ADD),
                Some(say::AGREED_STOCK31_EXCHANGE),
            ]),
        ),
        (
            "draw_max",
            OptionSentences::Amount(None, say::agreed_draw_max),
        ),
        (
            "exactly31",
            OptionSentences::Each(&[
                Some(say::AGREED_EXACTLY31_TAKES),
                Some(say::AGREED_EXACTLY31_SPLIT),
            ]),
        ),
        (
            "tie31",
            OptionSentences::Each(&[
                Some(say::AGREED_TIE31_AGAIN),
                Some(say::AGREED_TIE31_ELDER),
                Some(say::AGREED_TIE31_SPLIT),
            ]),
        ),
        (
            "all_three",
            OptionSentences::Each(&[
                Some(say::AGREED_ALL_THREE_NONE),
                Some(say::AGREED_ALL_THREE_1),
                Some(say::AGREED_ALL_THREE_2),
                Some(say::AGREED_ALL_THREE_3),
            ]),
        ),
        ROUNDS,
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
            rule(
                "ante",
                say::RULE_ANTE,
                say::RULE_SET_ANTE_HINT,
                &[],
                say::RULE_THREE_ANTE_WHY,
            ),
            rule(
                "second_favourite",
                say::RULE_SECOND_FAVOURITE,
                say::RULE_SECOND_FAVOURITE_HINT,
                &[
                    say::RULE_SECOND_FAVOURITE_NONE,
                    say::RULE_SECOND_FAVOURITE_JACK,
                    say::RULE_SECOND_FAVOURITE_NINE,
                    say::RULE_SECOND_FAVOURITE_ACE,
                ],
                say::RULE_SECOND_FAVOURITE_WHY,
            ),
            rule(
                "braggers",
                say::RULE_BRAGGERS_THREE,
                say::RULE_BRAGGERS_THREE_HINT,
                &[say::RULE_BRAGGERS_THREE_NO, say::RULE_BRAGGERS_THREE_YES],
                say::RULE_BRAGGERS_THREE_WHY,
            ),
            rule(
                "eldest",
                say::RULE_ELDEST,
                say::RULE_ELDEST_HINT,
                &[say::RULE_ELDEST_LEFT, say::RULE_ELDEST_DEALER],
                say::RULE_ELDEST_WHY,
            ),
            rule(
                "vying",
                say::RULE_VYING,
                say::RULE_VYING_HINT,
                &[say::RULE_VYING_CHALLENGE, say::RULE_VYING_ROUND],
                say::RULE_VYING_WHY,
            ),
            rule(
                "brag_max",
                say::RULE_BRAG_MAX,
                say::EMPTY_IS_NO_LIMIT,
                &[],
                say::RULE_THREE_BRAG_MAX_WHY,
            ),
            rule(
                "ace31",
                say::RULE_ACE31,
                say::RULE_ACE31_HINT,
                &[
                    say::RULE_ACE31_10,
                    say::RULE_ACE31_11,
                    say::RULE_ACE31_1,
                    say::RULE_ACE31_EITHER,
                ],
                say::RULE_ACE31_WHY,
            ),
            rule(
                "pips31",
                say::RULE_PIPS31,
                say::RULE_PIPS31_HINT,
                &[say::RULE_PIPS31_ALL, say::RULE_PIPS31_COURTS],
                say::RULE_PIPS31_WHY,
            ),
            rule(
                "stock31",
                say::RULE_STOCK31,
                say::RULE_STOCK31_HINT,
                &[say::RULE_STOCK31_ADD, say::RULE_STOCK31_EXCHANGE],
                say::RULE_STOCK31_WHY,
            ),
            rule(
                "draw_max",
                say::RULE_DRAW_MAX,
                say::RULE_DRAW_MAX_HINT,
                &[],
                say::RULE_DRAW_MAX_WHY,
            ),
            rule(
                "exactly31",
                say::RULE_EXACTLY31,
                say::RULE_EXACTLY31_HINT,
                &[say::RULE_EXACTLY31_TAKES, say::RULE_EXACTLY31_SPLIT],
                say::RULE_EXACTLY31_WHY,
            ),
            rule(
                "tie31",
                say::RULE_TIE31,
                say::RULE_TIE31_HINT,
                &[
                    say::RULE_TIE31_AGAIN,
                    say::RULE_TIE31_ELDER,
                    say::RULE_TIE31_SPLIT,
                ],
                say::RULE_TIE31_WHY,
            ),
            rule(
                "all_three",
                say::RULE_ALL_THREE,
                say::RULE_ALL_THREE_HINT,
                &[say::RULE_ALL_THREE_NONE],
                say::RULE_ALL_THREE_WHY,
            ),
            ROUNDS_RULE,
        ],
    }],
};

pub const PAGE: Page = Page {
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
        Shown(
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
