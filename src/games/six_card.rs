//! Six-card Brag: two hands, a point each (RULES 2.1).

use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::rule::{HouseRule, Kind, never};
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use crate::engine::{AllWon, Scoring};

/// Six-card Brag.
pub static SIX_CARD: CatalogueGame = CatalogueGame {
    key: "six_card",
    ante_by_dealer: None,
    family: Family::Setting,
    rules: || {
        sets::of(
            &SIX_CARD,
            6,
            2,
            sets::points(Scoring::One, 10, AllWon::Points(0)),
        )
    },
    options: &[TARGET, BONUS_ALL, TIE, SETTLEMENT, GAME_STAKE, BLANK_DOUBLE],
};

const BONUS_ALL: HouseRule = HouseRule {
    key: "bonus_all",
    kind: Kind::Count {
        least: 0,
        most: u32::MAX as u64,
    },
    get: |rules| match rules.points()?.all_won {
        AllWon::Points(points) => Some(points.into()),
        AllWon::Game => None,
    },
    set: |rules, to| {
        if let (Some(points), Some(Ok(bonus))) = (rules.points_mut(), to.map(TryInto::try_into)) {
            points.all_won = AllWon::Points(bonus);
        }
    },
    matters: super::options::always,
    clashes: never,
};
