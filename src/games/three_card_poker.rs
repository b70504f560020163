//! Three Card Poker: each box plays against the house (RULES 1.8, 10.10).

use super::game::Game;
use super::options::{always, chips, flag, word};
use super::rule::{HouseRule, Kind, never};
use super::sets::with_stages;
use crate::cards::RankingRules;
use crate::engine::{AgainstHouse, AnteBonus, DealingRules, PairPlus, Rules, StageRules};

/// Three Card Poker.
pub static THREE_CARD_POKER: Game = Game {
    key: "three_card_poker",
    rules: || {
        let dealing = DealingRules {
            is_open: true,
            board: 3,
            ..DealingRules::of(3)
        };
        let house = AgainstHouse {
            dealing,
            ante_min: 1,
            ante_max: None,
            ante_bonus: AnteBonus::Standard,
            pair_plus: PairPlus::Classic,
            qualify: true,
        };
        let mut rules = with_stages("three_card_poker", vec![StageRules::House(house)]);
        rules.ranking = RankingRules::poker();
        rules
    },
    options: &[
        chips!(
            "ante_min",
            1,
            Rules::against_house,
            Rules::against_house_mut,
            ante_min
        ),
        ANTE_MAX,
        word!(
            "ante_bonus",
            Rules::against_house,
            Rules::against_house_mut,
            ante_bonus,
            always,
            [
                "standard" = AnteBonus::Standard,
                "russian" = AnteBonus::Russian,
                "brag" = AnteBonus::Brag,
            ]
        ),
        word!(
            "pair_plus",
            Rules::against_house,
            Rules::against_house_mut,
            pair_plus,
            always,
            [
                "classic" = PairPlus::Classic,
                "common" = PairPlus::Common,
                "russian" = PairPlus::Russian,
                "brag" = PairPlus::Brag,
            ]
        ),
        RANKING,
        flag!(
            "qualify",
            Rules::against_house,
            Rules::against_house_mut,
            qualify,
            always
        ),
    ],
};

const ANTE_MAX: HouseRule = HouseRule {
    key: "ante_max",
    kind: Kind::Limit {
        least: 1,
        most: u64::MAX,
    },
    get: |rules| rules.against_house()?.ante_max,
    set: |rules, to| {
        if let Some(house) = rules.against_house_mut() {
            house.ante_max = to;
        }
    },
    matters: always,
    clashes: never,
};

const RANKING: HouseRule = HouseRule {
    key: "ranking",
    kind: Kind::Word(&["poker", "brag"]),
    get: |rules| Some(u64::from(rules.ranking == RankingRules::default())),
    set: |rules, to| {
        rules.ranking = match to {
            Some(1) => RankingRules::default(),
            _ => RankingRules::poker(),
        };
    },
    matters: always,
    clashes: never,
};
