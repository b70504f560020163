//! Fifteen-card Brag: five hands; whoever wins most has the deal (RULES 2.5).

use super::game::Game;
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use super::skill::Skill;
use crate::engine::{AllWon, Scoring};

/// Fifteen-card Brag.
pub static FIFTEEN_CARD: Game = Game {
    key: "fifteen_card",
    ante_by_dealer: None,
    skill: Some(Skill::Setting),
    rules: || {
        let prize = sets::points(Scoring::Most, 5, AllWon::Points(0));
        let mut rules = sets::of(&FIFTEEN_CARD, 15, 5, prize);
        // A family game, which is not played for money (RULES 2.5).
        if let Some(points) = rules.points_mut() {
            points.game_stake = 0;
        }
        rules
    },
    options: &[TARGET, TIE, SETTLEMENT, GAME_STAKE, BLANK_DOUBLE],
};
