//! Seven-card Brag: two hands, one card thrown away; a player who wins both takes the pot (RULES 2.2).

use super::beside_betting::{ANTE, ROUNDS};
use super::catalogue_game::{CatalogueGame, SAME_ANTE};
use super::family::Family;
use super::sets::{self, PASS, PRIAL_TOP, QUADS_WIN, TIE};
use crate::engine::Prize;

/// Seven-card Brag.
pub static SEVEN_CARD: CatalogueGame = CatalogueGame {
    key: "seven_card",
    ante_by_dealer: SAME_ANTE,
    family: Family::Setting,
    rules: || sets::of(&SEVEN_CARD, 7, 2, Prize::Scoop),
    options: &[ANTE, TIE, PASS, QUADS_WIN, PRIAL_TOP, ROUNDS],
};
