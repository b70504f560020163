//! Every hand of the pack, counted (RULES 7.1, 7.4).

mod kit;

use std::collections::{BTreeMap, BTreeSet};

use brag::cards::{Hand, HandKind, Rank, Ranking, RankingRules};
use kit::ranks::all_hands;

/// The row "none" of RULES 7.1, prials of threes apart: kind, hands, strength classes.
const ROWS: [(&str, usize, usize); 7] = [
    ("prial of threes", 4, 1),
    ("other prial", 48, 12),
    ("running flush", 48, 12),
    ("run", 720, 12),
    ("flush", 1_096, 274),
    ("pair", 3_744, 156),
    ("high card", 16_440, 274),
];

fn row(kind: HandKind, hand: Hand) -> &'static str {
    match kind {
        HandKind::Prial if hand.0[0].rank() == Some(Rank::Three) => "prial of threes",
        HandKind::Prial => "other prial",
        HandKind::RunningFlush => "running flush",
        HandKind::Run => "run",
        HandKind::Flush => "flush",
        HandKind::Pair => "pair",
        HandKind::HighCard => "high card",
    }
}

fn count(ranking: &Ranking) {
    let mut hands = BTreeMap::<_, usize>::new();
    let mut classes = BTreeMap::<_, BTreeSet<_>>::new();
    for hand in all_hands() {
        let value = ranking.value(hand);
        let row = row(value.kind(), hand);
        *hands.entry(row).or_default() += 1;
        classes.entry(row).or_default().insert(value);
    }
    for (row, number, strengths) in ROWS {
        assert_eq!(hands[row], number, "hands: {row}");
        assert_eq!(classes[row].len(), strengths, "classes: {row}");
    }
    assert_eq!(hands.len(), ROWS.len());
    assert_eq!(hands.values().sum::<usize>(), 22_100);
    let all: BTreeSet<_> = classes.values().flatten().collect();
    assert_eq!(all.len(), 741, "no class is shared by two kinds");
}

fn running_flush_first() -> Ranking {
    Ranking::new(RankingRules {
        running_flush_over_prial: true,
        ..RankingRules::default()
    })
}

#[test]
fn rules_7_1_hands_and_classes_by_kind() {
    count(&Ranking::brag());
}

#[test]
fn rules_7_1_counts_are_the_same_with_running_flush_over_prial() {
    count(&running_flush_first());
}

#[test]
fn rules_1_3_any_prial_is_one_of_52_hands() {
    let ranking = Ranking::brag();
    let prials = all_hands().filter(|hand| ranking.value(*hand).kind() == HandKind::Prial);
    assert_eq!(prials.count(), 52);
}

#[test]
fn rules_7_4_hands_beaten() {
    let ranking = Ranking::brag();
    let beaten = |hand: &str| {
        let value = ranking.value(hand.parse().expect("a hand"));
        all_hands()
            .filter(|other| ranking.value(*other) < value)
            .count()
    };
    assert_eq!(beaten("As Kd Jh"), 16_380);
    assert_eq!(beaten("2s 2d 3h"), 16_440);
    assert_eq!(beaten("Ks Kd 2h"), 19_608);
    assert_eq!(beaten("Qs 6d 4h"), 7_200);
    assert_eq!(beaten("As 9d 4h"), 13_920);
    assert_eq!(beaten("5c 3d 2s"), 0);
}
