//! American Brag of 1825: eight braggers, a draw, and brags that the others pay or fold to (RULES 3.6).

use super::beside_betting::{ANTE, ROUNDS, with_stages};
use super::catalogue_game::{CatalogueGame, SAME_ANTE};
use super::family::Family;
use super::options::always;
use super::rule::{HouseRule, Kind, never};
use crate::cards::RankingRules;
use crate::engine::{
    Answer, DealingRules, ExchangeRules, RoundRules, Rules, Share, Stage, StageRules, Then,
};

fn draw() -> Stage {
    Stage::exchange(ExchangeRules { most: 3 })
}

/// The most players: eight (RULES 10.7).
fn most_seats(rules: &Rules) -> Option<usize> {
    let is_shaped = match *rules.shape() {
        [StageRules::Dealing(dealing), StageRules::Round(_)]
        | [
            StageRules::Dealing(dealing),
            StageRules::Drawing(_),
            StageRules::Round(_),
        ] => dealing.cards == 3,
        _ => false,
    };
    is_shaped.then_some(8)
}

/// American Brag.
pub static AMERICAN: CatalogueGame = CatalogueGame {
    key: "american",
    ante_by_dealer: SAME_ANTE,
    family: Family::Rounds,
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
        let stages = vec![Stage::dealing(dealing), draw(), Stage::round(round)];
        let mut rules = with_stages(&AMERICAN, most_seats, stages);
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
                rules.stages.retain(|stage| *stage != draw());
                if to == Some(1) {
                    rules.stages.insert(1, draw());
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
        ROUNDS,
    ],
};
