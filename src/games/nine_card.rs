//! Nine-card Brag: three hands, for a pot each and a main pot, for one pot, or for points (RULES 2.3).

use super::beside_betting::{ANTE, ROUNDS};
use super::catalogue_game::{CatalogueGame, SAME_ANTE};
use super::family::Family;
use super::options::{always, flag};
use super::rule::{HouseRule, Kind, never};
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, PRIAL_TOP, QUADS_WIN, SETTLEMENT, TARGET, TIE};
use crate::cards::Rank;
use crate::engine::{AllWon, PotsRules, Prize, Rules, Scoring, Tie};

/// Nine-card Brag.
pub static NINE_CARD: CatalogueGame = CatalogueGame {
    key: "nine_card",
    ante_by_dealer: SAME_ANTE,
    family: Family::Setting,
    rules: || {
        let mut rules = sets::of(&NINE_CARD, 9, 3, POTS);
        if let Some(setting) = rules.setting_mut() {
            setting.tie = Tie::FirstShown;
            setting.quads_top = Rank::Nine;
        }
        rules
    },
    options: &[
        FORM,
        without_points(ANTE),
        with_points(TARGET),
        TIE,
        without_points(QUADS_WIN),
        SET_BETS,
        PRIAL_TOP,
        with_points(SETTLEMENT),
        with_points(GAME_STAKE),
        with_points(BLANK_DOUBLE),
        without_points(ROUNDS),
    ],
};

const POTS: Prize = Prize::Pots(PotsRules { bets: false });

const FORM: HouseRule = HouseRule {
    key: "form",
    kind: Kind::Word(&["pots", "two_of_three", "points"]),
    get: |rules| match rules.setting()?.prize {
        Prize::Pots(_) => Some(0),
        Prize::TwoOfThree => Some(1),
        Prize::Points(_) => Some(2),
        Prize::Scoop => None,
    },
    set: |rules, to| {
        if let Some(setting) = rules.setting_mut() {
            setting.prize = match to {
                Some(1) => Prize::TwoOfThree,
                Some(2) => sets::points(Scoring::One, 21, AllWon::Points(0)),
                _ => POTS,
            };
        }
    },
    matters: always,
    clashes: never,
};

/// Whether each hand is bet on before it is shown (O51).
const SET_BETS: HouseRule = HouseRule {
    clashes: |rules| (!has_set_pots(rules)).then_some("form"),
    ..flag!(
        "set_bets",
        Rules::set_pots,
        Rules::set_pots_mut,
        bets,
        has_set_pots
    )
};

const fn with_points(option: HouseRule) -> HouseRule {
    HouseRule {
        matters: is_for_points,
        clashes: |rules| (!is_for_points(rules)).then_some("form"),
        ..option
    }
}

const fn without_points(option: HouseRule) -> HouseRule {
    HouseRule {
        matters: |rules| !is_for_points(rules),
        clashes: |rules| is_for_points(rules).then_some("form"),
        ..option
    }
}

fn has_set_pots(rules: &Rules) -> bool {
    rules.set_pots().is_some()
}

fn is_for_points(rules: &Rules) -> bool {
    rules.points().is_some()
}
