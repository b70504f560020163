//! Teen Patti: three cards, half price for a blind player, and hands compared in private (RULES 1.6).

use super::beside_betting::{ANTE, ROUNDS, with_stages};
use super::catalogue_game::{CatalogueGame, SAME_ANTE};
use super::family::Family;
use super::options::{always, limit, word};
use super::rule::{HouseRule, Kind, never};
use crate::cards::{CardSet, LowRun, Rank, RankingRules, RankingVariant};
use crate::engine::{DealingRules, PattiRules, Raise, Rules, Sideshow, Stage, StageRules};

/// The most players: ten (RULES 10.3).
fn most_seats(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [StageRules::Dealing(dealing), StageRules::Patti(_)] if dealing.cards == 3 => Some(10),
        _ => None,
    }
}

pub static TEEN_PATTI: CatalogueGame = CatalogueGame {
    key: "teen_patti",
    ante_by_dealer: SAME_ANTE,
    family: Family::Patti,
    rules: || {
        let stages = vec![
            Stage::dealing(DealingRules::of(3)),
            Stage::patti(PattiRules::default()),
        ];
        Rules {
            ranking: RankingRules {
                prial_top: Rank::Ace,
                teen_patti: true,
                ..RankingRules::default()
            },
            ..with_stages(&TEEN_PATTI, most_seats, stages)
        }
    },
    options: &[
        ANTE,
        HouseRule {
            key: "a23",
            kind: Kind::Word(&["first", "second"]),
            get: |rules| Some(u64::from(rules.ranking.low_run == LowRun::Second)),
            set: |rules, to| {
                rules.ranking.low_run = match to {
                    Some(1) => LowRun::Second,
                    _ => LowRun::Best,
                };
            },
            matters: |rules| rules.ranking.variant != RankingVariant::Digits,
            clashes: never,
        },
        limit!(
            "blind_turns",
            1,
            u32::MAX as u64,
            Rules::patti,
            Rules::patti_mut,
            blind_turns,
            always
        ),
        word!(
            "raise",
            Rules::patti,
            Rules::patti_mut,
            raise,
            always,
            ["any" = Raise::Any, "double" = Raise::Double]
        ),
        limit!(
            "chaal_limit",
            2,
            u64::MAX,
            Rules::patti,
            Rules::patti_mut,
            chaal_limit,
            always
        ),
        limit!(
            "pot_limit",
            1,
            u64::MAX,
            Rules::patti,
            Rules::patti_mut,
            pot_limit,
            always
        ),
        word!(
            "sideshow",
            Rules::patti,
            Rules::patti_mut,
            sideshow,
            always,
            [
                "three" = Sideshow::Three,
                "two" = Sideshow::Two,
                "none" = Sideshow::Never
            ]
        ),
        VARIATION,
        ROUNDS,
    ],
};

/// The wild cards and the other changes to the ranking in each variation.
const VARIATIONS: [(CardSet, RankingVariant); 6] = [
    (CardSet::NONE, RankingVariant::None),
    (CardSet::NONE, RankingVariant::LowestWins),
    (CardSet::AK47, RankingVariant::None),
    (CardSet::NONE, RankingVariant::Digits),
    (CardSet::NONE, RankingVariant::OwnLowestWild),
    (CardSet::NONE, RankingVariant::OwnHighestWild),
];

const VARIATION: HouseRule = HouseRule {
    key: "variation",
    kind: Kind::Word(&[
        "none",
        "muflis",
        "ak47",
        "999",
        "lowest_joker",
        "highest_joker",
    ]),
    get: |rules| {
        let ranking = (rules.ranking.wild, rules.ranking.variant);
        let mut all = VARIATIONS.iter().zip(0..);
        all.find(|(one, _)| **one == ranking)
            .map(|(_, place)| place)
    },
    set: |rules, to| {
        if let Some((wild, variant)) = to.and_then(|to| VARIATIONS.get(to as usize).copied()) {
            rules.ranking.wild = wild;
            rules.ranking.variant = variant;
        }
    },
    matters: always,
    clashes: never,
};
