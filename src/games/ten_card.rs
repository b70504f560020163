//! Ten-card Brag: three hands, one card thrown away; the player who wins most hands wins the deal (RULES 2.5).

use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use crate::engine::Scoring;

/// Ten-card Brag.
pub static TEN_CARD: CatalogueGame = CatalogueGame {
    key: "ten_card",
    ante_by_dealer: None,
    family: Family::Setting,
    rules: || {
        let prize = sets::for_nothing(Scoring::Most, 5);
        sets::of(&TEN_CARD, 10, 3, prize)
    },
    options: &[TARGET, TIE, SETTLEMENT, GAME_STAKE, BLANK_DOUBLE],
};
