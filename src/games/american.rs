//! American Brag of 1825: eight braggers, a draw, and brags that are gone or bolted (RULES 3.6).

use super::game::Game;
use super::options::always;
use super::rule::{HouseRule, Kind, never};
use super::sets::{ANTE, with_stages};
use crate::cards::RankingRules;
use crate::engine::{Answer, DealingRules, ExchangeRules, RoundRules, Share, StageRules, Then};

const DRAW: StageRules = StageRules::Exchange(ExchangeRules { most: 3 });

/// American Brag.
pub(super) static AMERICAN: Game = Game {
    key: "american",
    rules: || {
        let dealing = DealingRules {
            is_open: true,
            ..DealingRules::of(3)
        };
        let round = RoundRules {
            answer: Answer::Sight,
            then: Then::Show(Share::Elder),
            ..RoundRules::plain()
        };
        let stages = vec![StageRules::Dealing(dealing), DRAW, StageRules::Round(round)];
        let mut rules = with_stages("american", stages);
        rules.ranking = RankingRules::american();
        rules
    },
    options: &[
        ANTE,
        HouseRule {
            key: "draw",
            kind: Kind::Flag,
            get: |rules| Some(rules.exchange().is_some().into()),
            set: |rules, to| {
                rules.stages.retain(|stage| *stage != DRAW);
                if to == Some(1) {
                    rules.stages.insert(1, DRAW);
                }
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "brag_max",
            kind: Kind::Limit {
                least: 1,
                most: u64::MAX,
            },
            get: |rules| rules.round()?.most_at_once,
            set: |rules, to| rules.rounds_mut().for_each(|round| round.most_at_once = to),
            matters: always,
            clashes: never,
        },
    ],
};
