//! The best three of thirteen.

use super::betting;
use super::facets::{Names, NewGame, Section, Sentences, Takes};
use super::page::Block::Laid;
use super::page::GamePage;
use crate::app::i18n::say;

/// Its key in the catalogue.
pub const KEY: &str = "best_of_thirteen";

pub const NAMES: Names = Names {
    full: say::GAME_BEST_OF_THIRTEEN,
    short: say::FAMILY_BEST_OF_THIRTEEN,
    button: Some(say::RULE_GAME_BEST_OF_THIRTEEN),
    line: say::FAMILY_BEST_OF_THIRTEEN_SAYS,
};

pub const SENTENCES: Sentences = Sentences {
    opening: say::AGREED_GAME_BEST_OF_THIRTEEN,
    options: betting::SENTENCES,
};

pub const NEW_GAME: NewGame = NewGame {
    section: Section::Betting,
    hands: &[
        &["3c", "2c", "Ac"],
        &["Kd", "Jh", "Ts", "9c", "8h"],
        &["7d", "6h", "5s", "4d", "2h"],
    ],
    takes: Takes::ADeal(1),
    groups: betting::GROUPS,
};

pub const PAGE: GamePage = GamePage {
    blocks: &[
        betting::BEST_OF,
        Laid {
            hands: &["3c 3d 3s"],
            left: "As Kd Qh Jc 9s 8d 7h 6c 4s 2d",
        },
    ],
    history: &[say::HOWTO_BEST_OF_THIRTEEN_HISTORY],
    first: None,
};
