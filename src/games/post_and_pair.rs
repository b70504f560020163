//! Post and Pair, the ancestor of Brag: the best upcard, the best hand of pairs, and twenty-one (RULES 3.8, 10.8).

use super::beside_betting::{ANTE, ROUNDS, with_stages};
use super::catalogue_game::{CatalogueGame, SAME_ANTE};
use super::family::Family;
use super::options::always;
use super::rule::{HouseRule, Kind, never};
use super::three_stake::{DRAW_MAX, dealing, is_three_stakes, second_in_round};
use crate::cards::RankingRules;
use crate::engine::{
    Ace, ClassicRules, Exact, NumberRules, NumberTie, Rules, Stage, StageRules, ThreePots,
    UpcardRules,
};

/// The most players: six (RULES 10.8).
fn most_seats(rules: &Rules) -> Option<usize> {
    is_three_stakes(rules).then_some(6)
}

pub static POST_AND_PAIR: CatalogueGame = CatalogueGame {
    key: "post_and_pair",
    ante_by_dealer: SAME_ANTE,
    family: Family::Classic,
    rules: || {
        let mut rules = with_stages(
            &POST_AND_PAIR,
            most_seats,
            vec![
                Stage::dealing(dealing()),
                Stage::classic(ClassicRules::Upcard(UpcardRules {
                    royal_takes_all: false,
                })),
                second_in_round(None),
                Stage::classic(ClassicRules::Number(NumberRules {
                    pots: ThreePots::PostAndPair,
                    target: 21,
                    ace: Ace::Points(1),
                    courts_only: false,
                    exchange: false,
                    most: None,
                    exact: Exact::Takes,
                    tie: NumberTie::Elder,
                    all_three: 0,
                })),
            ],
        );
        rules.ranking = RankingRules::post_and_pair();
        rules
    },
    options: &[ANTE, ROYAL_TAKES_ALL, DRAW_MAX, ROUNDS],
};

const ROYAL_TAKES_ALL: HouseRule = HouseRule {
    key: "royal_takes_all",
    kind: Kind::Flag,
    get: |rules| Some(rules.royal_takes_all().into()),
    set: |rules, to| {
        for stage in &mut rules.stages {
            if let StageRules::Classic(ClassicRules::Upcard(upcard)) = &mut stage.rules {
                upcard.royal_takes_all = to == Some(1);
            }
        }
    },
    matters: always,
    clashes: never,
};
