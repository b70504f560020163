//! Fifteen-card Brag: five hands; whoever wins most has the deal (RULES 2.5).

use super::game::Game;
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use crate::engine::{AllWon, Scoring};

/// Fifteen-card Brag.
pub static FIFTEEN_CARD: Game = Game {
    key: "fifteen_card",
    rules: || {
        sets::of(
            "fifteen_card",
            15,
            5,
            sets::points(Scoring::Most, 5, AllWon::Points(0)),
        )
    },
    options: &[TARGET, TIE, SETTLEMENT, GAME_STAKE, BLANK_DOUBLE],
};
