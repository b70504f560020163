//! The bank's edge at Three Card Poker, counted by classes of hands (RULES 1.8).

mod kit;

use std::collections::BTreeMap;

use brag::bots::casino::least_played;
use brag::cards::{Card, Hand, HandKind, HandValue, Rank, Ranking, RankingRules};
use brag::engine::{AnteBonus, CasinoRules, PairPlus};
use brag::games;
use brag::odds;
use kit::ranks::all_hands;

/// How many hands remain for the bank beside a player's hand.
const OTHERS: i64 = 18_424;
const HANDS: i64 = 22_100;

/// The result of playing a hand against all hands of the bank.
#[derive(Clone, Copy, Default)]
struct Against {
    /// House hands that do not qualify.
    out: i64,
    won: i64,
    lost: i64,
}

/// A hand that represents all hands that differ only in suits, and their number.
struct Class {
    value: HandValue,
    hands: i64,
    by_rules: [Against; 2],
}

fn qualifies(value: HandValue) -> bool {
    value.kind() > HandKind::HighCard || value.ranks()[0] >= Rank::Queen
}

/// Suits in the order in which they are met.
fn pattern(hand: Hand) -> [u8; 3] {
    let mut cards = hand.0;
    cards.sort_by_key(|card: &Card| std::cmp::Reverse(card.index()));
    let mut met = Vec::new();
    cards.map(|card| {
        let suit = card.index() & 3;
        let nth = met.iter().position(|other| *other == suit);
        let nth = nth.unwrap_or_else(|| {
            met.push(suit);
            met.len() - 1
        });
        card.index() >> 2 << 2 | nth as u8
    })
}

fn classes(rules: RankingRules) -> Vec<Class> {
    let ranking = Ranking::new(rules);
    let bits = |hand: Hand| {
        hand.0
            .iter()
            .fold(0u64, |bits, card| bits | 1 << card.index())
    };
    let all: Vec<(u64, HandValue, bool)> = all_hands()
        .map(|hand| {
            let value = ranking.value(hand);
            (bits(hand), value, qualifies(value))
        })
        .collect();
    let mut classes: BTreeMap<[u8; 3], (Hand, i64)> = BTreeMap::new();
    for hand in all_hands() {
        classes.entry(pattern(hand)).or_insert((hand, 0)).1 += 1;
    }
    let classes = classes.into_values().map(|(hand, hands)| {
        let (value, own) = (ranking.value(hand), bits(hand));
        let mut by_rules = [Against::default(); 2];
        for (_, house, qualified) in all.iter().filter(|(cards, ..)| cards & own == 0) {
            for (against, plays) in by_rules.iter_mut().zip([*qualified, true]) {
                against.out += i64::from(!plays);
                against.won += i64::from(plays && value > *house);
                against.lost += i64::from(plays && value < *house);
            }
        }
        Class {
            value,
            hands,
            by_rules,
        }
    });
    classes.collect()
}

/// The best that a player can do against the bank, whether it must qualify or not.
struct Best {
    /// Chips won less chips lost on ante and play, of all hands of both.
    won: i64,
    /// Antes, and as many again where the hand is played.
    staked: i64,
    played: i64,
    least: HandValue,
    /// What each bonus table pays to all hands played.
    bonus: [i64; 3],
}

fn best(classes: &[Class], always: bool) -> Best {
    let mut best = Best {
        won: 0,
        staked: 0,
        played: 0,
        least: classes[0].value,
        bonus: [0; 3],
    };
    let mut least: Option<HandValue> = None;
    for class in classes {
        let against = class.by_rules[usize::from(always)];
        let play = against.out + 2 * (against.won - against.lost);
        assert_ne!(play, -OTHERS, "no hand is as well folded as played");
        if play < -OTHERS {
            best.won -= class.hands * OTHERS;
            best.staked += class.hands;
            continue;
        }
        best.won += class.hands * play;
        best.staked += 2 * class.hands;
        best.played += class.hands;
        least = Some(least.map_or(class.value, |least| least.min(class.value)));
        for (sum, table) in best.bonus.iter_mut().zip(AnteBonus::ALL) {
            *sum += class.hands * table.pays().on(class.value.kind()) as i64;
        }
    }
    best.least = least.expect("some hand is played");
    // A hand better than one that is played is played too.
    for class in classes {
        let against = class.by_rules[usize::from(always)];
        let play = against.out + 2 * (against.won - against.lost);
        assert_eq!(play > -OTHERS, class.value >= best.least);
    }
    best
}

/// In millionths, rounded.
fn millionths(part: i64, of: i64) -> i32 {
    let doubled = i128::from(part) * 2_000_000;
    let of = i128::from(of);
    ((doubled + of * part.signum() as i128) / (2 * of)) as i32
}

fn house(ante_bonus: AnteBonus, pair_plus: PairPlus, qualify: bool) -> CasinoRules {
    let rules = (games::named("three_card_poker").expect("a game").rules)();
    CasinoRules {
        ante_bonus,
        pair_plus,
        qualify,
        ..rules.casino().expect("the house").clone()
    }
}

#[test]
fn the_house_keeps_of_an_ante_what_is_said() {
    for rules in [RankingRules::poker(), RankingRules::default()] {
        let classes = classes(rules);
        assert_eq!(classes.iter().map(|class| class.hands).sum::<i64>(), HANDS);
        for qualify in [true, false] {
            let best = best(&classes, !qualify);
            for (table, bonus) in AnteBonus::ALL.into_iter().zip(best.bonus) {
                let rules = house(table, PairPlus::Classic, qualify);
                let won = best.won + bonus * OTHERS;
                let said = odds::edges(&rules);
                assert_eq!(said.ante, -millionths(won, HANDS * OTHERS), "{table:?}");
                assert_eq!(
                    said.staked,
                    -millionths(won, best.staked * OTHERS),
                    "{table:?}"
                );
                // Where the bonus is a bet of its own, the ante does not earn it (O52).
                let apart = odds::edges(&CasinoRules {
                    ante_bonus_bet: true,
                    ..rules.clone()
                });
                let apart = (apart.ante, apart.staked);
                let edge = |of| -millionths(best.won, of * OTHERS);
                assert_eq!(apart, (edge(HANDS), edge(best.staked)), "{table:?}");
                assert_eq!(least_played(&rules), best.least.ranks());
                assert_eq!(i64::from(odds::hands_played(&rules)), best.played);
            }
        }
    }
}

/// RULES 1.8, to the four decimals printed there.
#[test]
fn the_edges_are_those_of_the_rules() {
    let said = |table, pair_plus| odds::edges(&house(table, pair_plus, true));
    let antes = AnteBonus::ALL.map(|table| {
        let edges = said(table, PairPlus::Classic);
        (edges.ante, edges.staked)
    });
    assert_eq!(
        antes,
        [(33_730, 20_147), (38_255, 22_849), (33_549, 20_039)]
    );
    let pair_plus = PairPlus::ALL.map(|table| said(AnteBonus::Standard, table).pair_plus);
    assert_eq!(pair_plus, [23_167, 72_760, 79_276, 21_357]);
    let rules = house(AnteBonus::Standard, PairPlus::Classic, true);
    assert_eq!(least_played(&rules), [Rank::Queen, Rank::Six, Rank::Four]);
    assert_eq!(
        (odds::hands_played(&rules), odds::NOT_QUALIFIED),
        (14_900, 6_720)
    );
}

#[test]
fn pair_plus_keeps_what_is_said_and_so_many_hands_do_not_qualify() {
    for rules in [RankingRules::poker(), RankingRules::default()] {
        let ranking = Ranking::new(rules);
        let values: Vec<HandValue> = all_hands().map(|hand| ranking.value(hand)).collect();
        for table in PairPlus::ALL {
            let won = values
                .iter()
                .map(|value| match table.pays().on(value.kind()) {
                    0 => -1,
                    pays => pays as i64,
                });
            let edge = -millionths(won.sum(), HANDS);
            assert_eq!(
                odds::edges(&house(AnteBonus::Standard, table, true)).pair_plus,
                edge
            );
        }
        let out = values.iter().filter(|value| !qualifies(**value)).count();
        assert_eq!(out, odds::NOT_QUALIFIED as usize);
    }
}

/// RULES 1.8, O52: as a bet the ante bonus loses what all 22,100 hands make of it.
#[test]
fn o52_a_bet_on_the_ante_bonus_loses_what_is_said() {
    for rules in [RankingRules::poker(), RankingRules::default()] {
        let ranking = Ranking::new(rules);
        let kinds: Vec<_> = all_hands().map(|hand| ranking.value(hand).kind()).collect();
        assert_eq!(kinds.len() as i64, HANDS);
        for table in AnteBonus::ALL {
            let won = kinds.iter().map(|kind| match table.pays().on(*kind) {
                0 => -1,
                pays => pays as i64,
            });
            let house = house(table, PairPlus::Classic, true);
            assert_eq!(odds::edges(&house).bonus, None, "{table:?}");
            let apart = CasinoRules {
                ante_bonus_bet: true,
                ..house
            };
            let edge = -millionths(won.sum(), HANDS);
            assert_eq!(odds::edges(&apart).bonus, Some(edge), "{table:?}");
            // The page says "over 90%", RULES 1.8 says 91.5 % for the Russian table.
            assert!(edge > 900_000);
            assert!(table != AnteBonus::Russian || (edge + 500) / 1_000 == 915);
        }
    }
}
