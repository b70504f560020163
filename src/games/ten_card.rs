//! Ten-card Brag: three hands, one card thrown away; whoever wins most has the deal (RULES 2.5).

use super::game::Game;
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use super::skill::Skill;
use crate::engine::{AllWon, Scoring};

/// Ten-card Brag.
pub static TEN_CARD: Game = Game {
    key: "ten_card",
    ante_by_dealer: None,
    skill: Some(Skill::Setting),
    rules: || {
        sets::of(
            &TEN_CARD,
            10,
            3,
            sets::points(Scoring::Most, 5, AllWon::Points(0)),
        )
    },
    options: &[TARGET, TIE, SETTLEMENT, GAME_STAKE, BLANK_DOUBLE],
};
