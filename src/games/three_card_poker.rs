//! Three Card Poker: each box plays against the bank (RULES 1.8, 10.10).

use super::beside_betting::with_stages;
use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::options::{always, chips, flag, word};
use super::rule::{HouseRule, Kind, never};
use crate::cards::RankingRules;
use crate::engine::{
    AnteBonus, CasinoRules, DealingRules, MOST_BOXES, PairPlus, Rules, Stage, StageRules,
};

/// The most players: one for each box (RULES 10.10).
fn most_seats(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [StageRules::Casino(house)] if house.dealing.cards == 3 => Some(MOST_BOXES),
        _ => None,
    }
}

pub static THREE_CARD_POKER: CatalogueGame = CatalogueGame {
    key: "three_card_poker",
    ante_by_dealer: None,
    family: Family::Casino,
    rules: || {
        let dealing = DealingRules {
            is_open: true,
            board: 3,
            ..DealingRules::of(3)
        };
        let house = CasinoRules {
            dealing,
            ante_min: 1,
            ante_max: None,
            ante_bonus: AnteBonus::Standard,
            pair_plus: PairPlus::Classic,
            qualify: true,
            equal_pair_plus: false,
            ante_bonus_bet: false,
            boxes_beside_others: false,
        };
        let mut rules = with_stages(&THREE_CARD_POKER, most_seats, vec![Stage::casino(house)]);
        rules.ranking = RankingRules::poker();
        rules
    },
    options: &[
        chips!("ante_min", 1, Rules::casino, Rules::casino_mut, ante_min),
        ANTE_MAX,
        word!(
            "ante_bonus",
            Rules::casino,
            Rules::casino_mut,
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
            Rules::casino,
            Rules::casino_mut,
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
        flag!("qualify", Rules::casino, Rules::casino_mut, qualify, always),
        word!(
            "pair_plus_bet",
            Rules::casino,
            Rules::casino_mut,
            equal_pair_plus,
            always,
            ["any" = false, "equal" = true]
        ),
        flag!(
            "ante_bonus_bet",
            Rules::casino,
            Rules::casino_mut,
            ante_bonus_bet,
            always
        ),
        word!(
            "boxes",
            Rules::casino,
            Rules::casino_mut,
            boxes_beside_others,
            always,
            ["alone" = false, "any" = true]
        ),
    ],
};

const ANTE_MAX: HouseRule = HouseRule {
    key: "ante_max",
    kind: Kind::Limit {
        least: 1,
        most: u64::MAX,
    },
    get: |rules| rules.casino()?.ante_max,
    set: |rules, to| {
        if let Some(house) = rules.casino_mut() {
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
