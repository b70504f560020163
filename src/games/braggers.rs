//! Single-stake Brag with braggers: the dealer stakes, and everybody meets it or folds (RULES 3.7); with a short pack
//! as near to Hoyle's of 1751 as can be (RULES 3.5).

use super::beside_betting::{ROUNDS, with_stages};
use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::options::always;
use super::rule::{HouseRule, Kind, never};
use crate::cards::{Card, CardSet, Rank, RankingRules, Suit};
use crate::engine::{
    DealingRules, Opening, RoundRules, Rules, Share, Stage, StageRules, StakingRules, Then,
};

/// The most players: no more than ten, and a third of the pack (RULES 10.6).
fn most_seats(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [
            StageRules::Staking(_),
            StageRules::Dealing(dealing),
            StageRules::Round(_),
        ] if dealing.cards == 3 => Some(10.min(rules.ranking.pack().len() / 3)),
        _ => None,
    }
}

/// Single-stake Brag.
pub static BRAGGERS: CatalogueGame = CatalogueGame {
    key: "braggers",
    ante_by_dealer: Some(|_, _| {}),
    family: Family::Rounds,
    rules: || {
        let dealing = DealingRules {
            is_open: true,
            ..DealingRules::of(3)
        };
        let round = RoundRules {
            opening: Opening::Dealer { fixed_sum: 1 },
            then: Then::Show(Share::FirstIn),
            ..RoundRules::plain()
        };
        let mut rules = with_stages(
            &BRAGGERS,
            most_seats,
            vec![
                Stage::staking(StakingRules { most: None }),
                Stage::dealing(dealing),
                Stage::round(round),
            ],
        );
        rules.ante = 0;
        rules.ranking = RankingRules::braggers(usual());
        rules
    },
    options: &[
        HouseRule {
            key: "braggers",
            kind: Kind::Cards,
            get: |rules| Some(rules.ranking.wild.bits()),
            set: |rules, to| {
                rules.ranking.wild = to.and_then(CardSet::from_bits).unwrap_or_default();
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "lowest_rank",
            kind: Kind::Count { least: 2, most: 9 },
            get: |rules| Some(rules.ranking.lowest as u64 + 2),
            set: |rules, to| {
                let rank = to.and_then(|to| Rank::ALL.get(to.saturating_sub(2) as usize));
                rules.ranking.lowest = rank.copied().unwrap_or(Rank::Two);
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "stake_max",
            kind: Kind::Limit {
                least: 1,
                most: u64::MAX,
            },
            get: |rules| rules.round()?.most_in,
            set: |rules, to| {
                rules.rounds_mut().for_each(|round| round.most_in = to);
                for stage in &mut rules.stages {
                    if let StageRules::Staking(staking) = &mut stage.rules {
                        staking.most = to;
                    }
                }
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "fixed_sum",
            kind: Kind::Chips { least: 0 },
            get: |rules| match rules.round()?.opening {
                Opening::Dealer { fixed_sum } => Some(fixed_sum),
                _ => None,
            },
            set: |rules, to| {
                let fixed_sum = to.unwrap_or_default();
                for round in rules.rounds_mut() {
                    round.opening = Opening::Dealer { fixed_sum };
                }
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "concede",
            kind: Kind::Flag,
            get: |rules| Some(rules.round()?.concede.into()),
            set: |rules, to| {
                rules
                    .rounds_mut()
                    .for_each(|round| round.concede = to == Some(1));
            },
            matters: always,
            clashes: never,
        },
        ROUNDS,
    ],
};

/// The ace of diamonds, the knave of clubs and the nine of diamonds (RULES 3.7).
fn usual() -> CardSet {
    CardSet::from_iter([
        Card::new(Rank::Ace, Suit::Diamonds),
        Card::new(Rank::Jack, Suit::Clubs),
        Card::new(Rank::Nine, Suit::Diamonds),
    ])
}
