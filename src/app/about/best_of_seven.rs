//! The best three of seven.

use super::betting;
use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::Laid;
use super::page::GamePage;
use crate::app::i18n::say;

/// Its key in the catalogue.
pub const KEY: &str = "best_of_seven";

pub const NAMES: Names = Names {
    full: say::GAME_BEST_OF_SEVEN,
    short: say::FAMILY_BEST_OF_SEVEN,
    button: Some(say::RULE_GAME_BEST_OF_SEVEN),
    line: say::FAMILY_BEST_OF_SEVEN_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_GAME_BEST_OF_SEVEN,
    options: betting::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Betting,
    hands: &[&["Tc", "Ts", "Th", "Kd", "9h", "6d", "2c"]],
    takes: Takes::ADeal(1),
    groups: betting::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        betting::BEST_OF,
        Laid {
            hands: &["Jh Th 9h"],
            left: "Ac Kd 6s 4h",
        },
    ],
    history: &[say::HOWTO_BEST_OF_SEVEN_HISTORY],
    first: None,
};
