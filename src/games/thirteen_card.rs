//! Thirteen-card Brag, or Crash: four hands, points for each, and a crash for winning them all (RULES 2.4).

use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::options::{always, chips, word};
use super::rule::{HouseRule, Kind, never};
use super::sets::{self, BLANK_DOUBLE, GAME_STAKE, SETTLEMENT, TARGET, TIE};
use crate::cards::HandKind;
use crate::engine::{AllWon, Fours, Rules, Scoring, SettingRules};

/// The number of hands that are dealt, spare ones included.
const HANDS_DEALT: u8 = 4;

/// Thirteen-card Brag.
pub static THIRTEEN_CARD: CatalogueGame = CatalogueGame {
    key: "thirteen_card",
    ante_by_dealer: None,
    family: Family::Setting,
    rules: || {
        let prize = sets::points(Scoring::One, usual_target(Scoring::One), AllWon::Game);
        let mut rules = sets::of(&THIRTEEN_CARD, 13, 4, prize);
        if let Some(dealing) = rules.dealing_mut() {
            dealing.spare_up_to = HANDS_DEALT;
        }
        if let Some(setting) = rules.setting_mut() {
            setting.minimum = HandKind::Pair;
            setting.fours = Fours::Pays;
        }
        rules
    },
    options: &[
        POINTS,
        TARGET,
        TIE,
        MINIMUM,
        CRASH,
        FOUR_OF_A_KIND,
        QUADS_BONUS,
        SPARE,
        SETTLEMENT,
        GAME_STAKE,
        BLANK_DOUBLE,
    ],
};

fn usual_target(scoring: Scoring) -> u32 {
    match scoring {
        Scoring::Street => 30,
        Scoring::One | Scoring::Most => 10,
    }
}

const SCORINGS: [Scoring; 2] = [Scoring::One, Scoring::Street];

/// The usual target depends on the scoring.
const POINTS: HouseRule = HouseRule {
    key: "points",
    kind: Kind::Word(&["one", "street"]),
    get: |rules| {
        let scoring = rules.points()?.scoring;
        let place = SCORINGS.iter().position(|other| *other == scoring)?;
        Some(place as u64)
    },
    set: |rules, to| {
        let scoring = to.and_then(|to| SCORINGS.get(to as usize));
        if let (Some(points), Some(scoring)) = (rules.points_mut(), scoring) {
            if points.target == usual_target(points.scoring) {
                points.target = usual_target(*scoring);
            }
            points.scoring = *scoring;
        }
    },
    matters: always,
    clashes: never,
};

const MINIMUM: HouseRule = word!(
    "minimum",
    Rules::setting,
    Rules::setting_mut,
    minimum,
    always,
    [
        "pair" = HandKind::Pair,
        "high_card" = HandKind::HighCard,
        "flush" = HandKind::Flush,
        "run" = HandKind::Run,
        "running_flush" = HandKind::RunningFlush,
        "prial" = HandKind::Prial,
    ]
);

const CRASH: HouseRule = word!(
    "crash",
    Rules::points,
    Rules::points_mut,
    all_won,
    always,
    [
        "wins_game" = AllWon::Game,
        "point" = AllWon::Points(1),
        "none" = AllWon::Points(0),
    ]
);

const FOUR_OF_A_KIND: HouseRule = word!(
    "four_of_a_kind",
    Rules::setting,
    Rules::setting_mut,
    fours,
    always,
    [
        "pays" = Fours::Pays,
        "beats" = Fours::Beats,
        "none" = Fours::Never,
    ]
);

/// It matters only if four of a kind is paid for.
const QUADS_BONUS: HouseRule = HouseRule {
    matters: |rules| {
        let pays = |setting: &SettingRules| setting.fours == Fours::Pays;
        rules.setting().is_some_and(pays)
    },
    ..chips!(
        "quads_bonus",
        0,
        Rules::setting,
        Rules::setting_mut,
        fours_bonus
    )
};

const SPARE: HouseRule = HouseRule {
    key: "spare",
    kind: Kind::Flag,
    get: |rules| Some(u64::from(rules.dealing()?.spare_up_to > 0)),
    set: |rules, to| {
        if let Some(dealing) = rules.dealing_mut() {
            dealing.spare_up_to = if to == Some(1) { HANDS_DEALT } else { 0 };
        }
    },
    matters: always,
    clashes: never,
};
