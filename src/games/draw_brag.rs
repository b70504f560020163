//! 3 Card Brag Poker: blinds, a draw between two rounds of bets, half price for a player who has not looked (RULES 1.7).

use super::beside_betting::{ROUNDS, with_stages};
use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::options::always;
use super::rule::{HouseRule, Kind, never};
use crate::engine::{
    Chips, DealingRules, ExchangeRules, Opening, RoundRules, Rules, Share, Stage, StageRules, Then,
};

/// The most players: six (RULES 10.9).
fn most_seats(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [
            StageRules::Dealing(dealing),
            StageRules::Round(_),
            StageRules::Drawing(_),
            StageRules::Round(_),
        ] if dealing.cards == 3 => Some(6),
        _ => None,
    }
}

/// 3 Card Brag Poker.
pub static DRAW_BRAG: CatalogueGame = CatalogueGame {
    key: "draw_brag",
    ante_by_dealer: Some(|rules, ante| set_big_blind(rules, ante.saturating_mul(2))),
    family: Family::Rounds,
    rules: || {
        let first = RoundRules {
            opening: Opening::Blinds { big: 2 },
            is_fixed: true,
            raises: Some(3),
            then: Then::GoOn,
            ..RoundRules::plain()
        };
        let second = RoundRules {
            opening: Opening::Level,
            then: Then::Show(Share::Split),
            ..first
        };
        let mut rules = with_stages(
            &DRAW_BRAG,
            most_seats,
            vec![
                Stage::dealing(DealingRules::of(3)),
                Stage::round(first),
                Stage::exchange(ExchangeRules { most: 3 }),
                Stage::round(second),
            ],
        );
        rules.ante = 0;
        set_blinds(&mut rules, 2, 1);
        rules
    },
    options: &[
        HouseRule {
            key: "limit",
            kind: Kind::Word(&["fixed", "none"]),
            get: |rules| Some((!rules.round()?.is_fixed).into()),
            set: |rules, to| {
                for round in rules.rounds_mut() {
                    round.is_fixed = to == Some(0);
                }
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "big_blind",
            kind: Kind::Chips { least: 2 },
            get: |rules| Some(blinds(rules)?.0),
            set: |rules, to| {
                if let Some(big) = to {
                    set_big_blind(rules, big);
                }
            },
            matters: always,
            clashes: never,
        },
        HouseRule {
            key: "draw_unit",
            kind: Kind::Count { least: 1, most: 2 },
            get: |rules| Some(blinds(rules)?.1),
            set: |rules, to| {
                if let (Some(unit), Some((big, _))) = (to, blinds(rules)) {
                    set_blinds(rules, big, unit);
                }
            },
            matters: always,
            clashes: never,
        },
        ROUNDS,
    ],
};

/// The big blind, and the unit of the first round in big blinds.
fn blinds(rules: &Rules) -> Option<(Chips, u64)> {
    let first = rules.round()?;
    match first.opening {
        Opening::Blinds { big } => Some((big, first.unit.checked_div(big)?)),
        _ => None,
    }
}

/// Sets the big blind, and the units of the rounds with it.
fn set_big_blind(rules: &mut Rules, big: Chips) {
    if let Some((_, unit)) = blinds(rules) {
        set_blinds(rules, big, unit);
    }
}

/// Sets the blinds. Bets of the second round are twice those of the first.
fn set_blinds(rules: &mut Rules, big: Chips, unit: u64) {
    let unit = big.saturating_mul(unit);
    for (round, times) in rules.rounds_mut().zip([1, 2]) {
        round.unit = unit.saturating_mul(times);
        if let Opening::Blinds { big: set } = &mut round.opening {
            *set = big;
        }
    }
}
