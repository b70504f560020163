//! The rankings of Teen Patti (RULES 1.6, 10.3, V84) against a slow second implementation, and counted over all
//! 22,100 hands.

mod kit;

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use brag::cards::{Hand, HandKind, HandValue, LowRun, Rank, Ranking, RankingRules};
use kit::dice::Dice;
use kit::patti::{class, variation};
use kit::ranks::all_hands;

const VARIATIONS: [&str; 6] = [
    "none",
    "muflis",
    "ak47",
    "999",
    "lowest_joker",
    "highest_joker",
];

fn hand(text: &str) -> Hand {
    text.parse().expect("three cards")
}

fn ranking(key: &str) -> Ranking {
    Ranking::new(variation(key))
}

/// Each hand beats the next.
fn falls(key: &str, hands: &[&str]) {
    let ranking = ranking(key);
    for pair in hands.windows(2) {
        let [a, b] = [pair[0], pair[1]].map(|text| ranking.value(hand(text)));
        assert!(a > b, "{key}: {pair:?}");
    }
}

#[test]
fn rules_10_3_trios_go_from_aces_to_twos_and_threes_are_not_special() {
    falls(
        "none",
        &[
            "As Ad Ac", "Ks Kd Kc", "4s 4d 4c", "3s 3d 3c", "2s 2d 2c", "As 2s 3s",
        ],
    );
    falls(
        "none",
        &[
            "As 2s 3s", "As Ks Qs", "Ks Qs Js", "4s 3s 2s", "As 2s 3d", "As Ks Qd",
        ],
    );
}

#[test]
fn rules_10_3_a23_may_be_the_second_best_sequence() {
    let second = RankingRules {
        low_run: LowRun::Second,
        ..variation("none")
    };
    let ranking = Ranking::new(second);
    let runs = ["As Ks Qd", "As 2s 3d", "Ks Qs Jd", "4s 3s 2d"];
    for pair in runs.windows(2) {
        assert!(
            ranking.value(hand(pair[0])) > ranking.value(hand(pair[1])),
            "{pair:?}"
        );
    }
    let ranks = runs.map(|run| ranking.value(hand(run)).ranks());
    assert_eq!(ranks[0], [Rank::Ace, Rank::King, Rank::Queen]);
    assert_eq!(ranks[1], [Rank::Ace, Rank::Three, Rank::Two]);
    assert_eq!(ranks[3], [Rank::Four, Rank::Three, Rank::Two]);
    let mut dice = Dice::new(3);
    agrees(second, &mut dice);
}

#[test]
fn v84_ak47_has_all_aces_kings_fours_and_sevens_wild() {
    let ranking = ranking("ak47");
    let value = |text| ranking.value(hand(text));
    assert_eq!(value("As Kd 4c"), value("Ah Ad Ac"));
    assert_eq!(
        (value("As Kd 4c").kind(), value("As Kd 4c").ranks()),
        (HandKind::Prial, [Rank::Ace; 3])
    );
    assert_eq!(
        value("Qs 4d 7c"),
        value("Qh Qd Qc"),
        "how many are wild is not compared"
    );
    assert_eq!(value("Ah 2d 2c").ranks(), [Rank::Two; 3]);
    assert!(value("Qs 4d 7c") > value("Ah 2d 2c"));
}

#[test]
fn v84_999_is_a_number_of_three_digits() {
    let ranking = ranking("999");
    let number = |text| ranking.value(hand(text)).number();
    let numbers = ["9h Kd 4s", "7h 6d As", "6h 5d As", "Th Qd Ks", "9h 9d 9s"].map(number);
    assert_eq!(numbers, [940, 761, 651, 0, 999].map(Some));
    falls(
        "999",
        &[
            "9h 9d 9s", "9h Kd 4s", "7h 6d As", "6h 5d As", "Ah Kd Qs", "Th Qd Ks",
        ],
    );
    assert_eq!(
        ranking.value(hand("7h 6d As")).ranks(),
        [Rank::Seven, Rank::Six, Rank::Ace]
    );
    assert_eq!(Ranking::brag().value(hand("7h 6d As")).number(), None);
}

#[test]
fn v84_muflis_turns_the_whole_order_round() {
    falls(
        "muflis",
        &[
            "5s 3d 2c", "6s 3d 2c", "As Kd Jc", "2s 2d 3c", "Ks Kd Kc", "As Ad Ac",
        ],
    );
    let value = ranking("muflis").value(hand("5s 3d 2c"));
    assert_eq!(
        (value.kind(), value.ranks()),
        (HandKind::HighCard, [Rank::Five, Rank::Three, Rank::Two])
    );
    let best = all_hands()
        .map(|hand| ranking("muflis").value(hand))
        .take(1)
        .next();
    assert!(best.is_some_and(|best| best <= value));
}

#[test]
fn rules_10_3_ones_own_lowest_or_highest_rank_is_wild() {
    let is = |key: &str, cards: &str, kind: HandKind, ranks: [Rank; 3]| {
        let value = ranking(key).value(hand(cards));
        assert_eq!(
            (value.kind(), value.ranks()),
            (kind, ranks),
            "{key}: {cards}"
        );
    };
    use Rank::{Ace, Eight, Five, Four, King, Nine, Queen, Ten, Three};
    is(
        "lowest_joker",
        "9s 8d 2c",
        HandKind::Run,
        [Ten, Nine, Eight],
    );
    is("lowest_joker", "Ks Kd 2c", HandKind::Prial, [King; 3]);
    is("lowest_joker", "Ks 5d 5c", HandKind::Prial, [King; 3]);
    is("lowest_joker", "5s 5d 5c", HandKind::Prial, [Ace; 3]);
    is(
        "highest_joker",
        "As 5d 3c",
        HandKind::Run,
        [Five, Four, Three],
    );
    is("highest_joker", "As Ad 9c", HandKind::Prial, [Nine; 3]);
    is(
        "highest_joker",
        "Qs 9s 4s",
        HandKind::Flush,
        [Ace, Nine, Four],
    );
    is("highest_joker", "Qs Qd Qc", HandKind::Prial, [Ace; 3]);
    is(
        "highest_joker",
        "Ks Qd 3c",
        HandKind::Pair,
        [Queen, Queen, Three],
    );
    // No card stands twice in a hand: the wild one may be itself, and not the ace that is there.
    is(
        "lowest_joker",
        "As 9s 4s",
        HandKind::Flush,
        [Ace, King, Nine],
    );
}

#[test]
fn every_variation_ranks_as_a_slow_second_opinion_does() {
    let mut dice = Dice::new(7);
    for key in VARIATIONS {
        agrees(variation(key), &mut dice);
    }
}

/// Hands drawn at random, each held against the one before.
fn agrees(rules: RankingRules, dice: &mut Dice) {
    let ranking = Ranking::new(rules);
    let all: Vec<Hand> = all_hands().collect();
    let mut before: Option<(HandValue, kit::patti::Class)> = None;
    for _ in 0..400 {
        let hand = dice.pick(&all);
        let now = (ranking.value(hand), class(rules, hand.0));
        if let Some(before) = before {
            let order = before.1.cmp(&now.1);
            assert_eq!(now.0.cmp(&before.0), order, "{hand} under {rules:?}");
        }
        before = Some(now);
    }
}

#[test]
fn rules_7_1_ak47_has_so_many_hands_of_each_kind() {
    let ranking = ranking("ak47");
    let mut kinds = BTreeMap::<HandKind, u32>::new();
    let mut trios = BTreeMap::<Rank, u32>::new();
    let mut classes = BTreeSet::new();
    for hand in all_hands() {
        let value = ranking.value(hand);
        *kinds.entry(value.kind()).or_default() += 1;
        if value.kind() == HandKind::Prial {
            *trios.entry(value.ranks()[0]).or_default() += 1;
        }
        classes.insert(value);
    }
    let counts: Vec<u32> = kinds.into_values().rev().collect();
    assert_eq!(counts, [5_780, 716, 2_292, 1_924, 6_528, 4_860]);
    // The 1,140 of the first column: three wild cards are aces, the others threes.
    assert_eq!((trios[&Rank::Ace], trios[&Rank::Three]), (560, 580));
    assert_eq!(trios.values().sum::<u32>(), 1_140 + 4_640);
    // In Brag 284 where wild cards are not counted, and there three wild ones are threes.
    assert_eq!(classes.len(), 285);
}

#[test]
fn the_whole_order_turned_round_is_just_that() {
    let (usual, muflis) = (ranking("none"), ranking("muflis"));
    let all: Vec<Hand> = all_hands().step_by(11).collect();
    for pair in all.windows(2) {
        let order = |ranking: &Ranking| ranking.value(pair[0]).cmp(&ranking.value(pair[1]));
        assert_eq!(order(&usual), Ordering::reverse(order(&muflis)));
    }
    let numbers: BTreeSet<_> = all_hands().map(|hand| ranking("999").value(hand)).collect();
    // Three digits in descending order, each up to four times but nought.
    assert_eq!(numbers.len(), 220);
}
