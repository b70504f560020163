//! Fifteen-card Brag: five hands; the player who wins most of them wins the deal (RULES 2.5).

use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use crate::engine::Scoring;

/// Fifteen-card Brag.
pub static FIFTEEN_CARD: CatalogueGame = CatalogueGame {
    key: "fifteen_card",
    ante_by_dealer: None,
    family: Family::Setting,
    rules: || {
        let prize = sets::for_nothing(Scoring::Most, 5);
        sets::of(&FIFTEEN_CARD, 15, 5, prize)
    },
    options: &[TARGET, TIE, SETTLEMENT, GAME_STAKE, BLANK_DOUBLE],
};
