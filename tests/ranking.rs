//! The ranking of hands: the vectors V1 to V11 of RULES 6.1, and every hand compared with every other.

mod kit;

use brag::cards::{Hand, HandKind, HandValue, Rank, Ranking, RankingRules};
use kit::ranks::{BRAG, RUNNING_FLUSH_FIRST, all_hands, class};

/// Checks a line of hands, each better than the next (`>`) or equal to it (`=`).
fn check(ranking: &Ranking, line: &str) {
    let value = |hand: &str| ranking.value(hand.trim().parse().expect(hand));
    let mut rest = line;
    while let Some(at) = rest.find(['>', '=']) {
        let after = &rest[at + 1..];
        let next = &after[..after.find(['>', '=']).unwrap_or(after.len())];
        let (left, right) = (value(&rest[..at]), value(next));
        match &rest[at..=at] {
            ">" => assert!(left > right, "{line}: `{next}` is not beaten"),
            _ => assert_eq!(left, right, "{line}: `{next}` is not equal"),
        }
        rest = after;
    }
}

fn running_flush_first() -> Ranking {
    Ranking::new(RankingRules {
        running_flush_over_prial: true,
        ..RankingRules::default()
    })
}

#[test]
fn v1_to_v10() {
    const LINES: [(&str, &str); 12] = [
        (
            "V1",
            "3s 3h 3d > Ac As Ah > Kc Ks Kh > Qc Qs Qh > 5c 5s 5h > 4c 4s 4d > 2c 2s 2d",
        ),
        ("V2", "3c 2c Ac > Ad Kd Qd > Ks Qs Js > 5h 4h 3h > 4h 3h 2h"),
        ("V3", "4h 3h 2h > 3d 2c Ah > Ah Kd Qd"),
        ("V4", "3d 2c Ah > Ah Kd Qd > Kh Qd Jd > 4h 3s 2h"),
        ("V5", "2c 2s 2d > Ah 2h 3h"),
        ("V5", "4h 3s 2h > Ac Kc Jc"),
        ("V5", "5s 3s 2s > Ac Ah Ks"),
        ("V5", "2h 2d 3d > As Ks Jh"),
        (
            "V6, V7",
            "Kh 9h 2h > Qs Ts 5s > Qd Td 3d > Qc 9c 8c > 9c 9d 3s > 8c 8d Ks > 8h 8s Js",
        ),
        ("V8", "Jc 6d 3s > Tc 9d 7s > Td 9h 6s > 5c 3d 2s"),
        ("V9", "7s 7h Qc = 7c 7d Qd"),
        ("V10", "2s As Ks > 2h 2d 3d > 2s Ah Kd"),
    ];
    let ranking = Ranking::brag();
    for (_vector, line) in LINES {
        check(&ranking, line);
    }
}

#[test]
fn v10_king_ace_two_is_no_sequence() {
    let kind = |hand: &str| Ranking::brag().value(hand.parse().expect(hand)).kind();
    assert_eq!(kind("2s Ah Kd"), HandKind::HighCard);
    assert_eq!(kind("2s As Ks"), HandKind::Flush);
}

/// RULES 1.8.
#[test]
fn poker_order_of_three_cards() {
    let ranking = Ranking::new(RankingRules::poker());
    check(
        &ranking,
        "Ac Kc Qc > Kd Qd Jd > 4h 3h 2h > 3c 2c Ac > Ac As Ah > Kc Ks Kh > 3s 3h 3d > 2c 2s 2d > Ah Kd Qd > 4h 3s 2h \
         > 3d 2c Ah > As Js 2s > Ac Ad Kc > 2c 2d 3h > As Ks Jh",
    );
    let mut hands: Vec<Hand> = all_hands().collect();
    hands.sort_by_key(|hand| kit::ranks::poker(*hand).1);
    for pair in hands.windows(2) {
        let order = kit::ranks::poker(pair[0])
            .1
            .cmp(&kit::ranks::poker(pair[1]).1);
        assert_eq!(ranking.value(pair[1]).cmp(&ranking.value(pair[0])), order);
        assert_eq!(ranking.value(pair[0]).kind(), kit::ranks::poker(pair[0]).0);
    }
    let ranks = |hand: &str| ranking.value(hand.parse().expect(hand)).ranks();
    assert_eq!(ranks("3d 2c Ah"), [Rank::Ace, Rank::Three, Rank::Two]);
    assert_eq!(ranks("4d 3c 2h"), [Rank::Four, Rank::Three, Rank::Two]);
}

#[test]
fn v11_running_flush_over_prial() {
    check(&Ranking::brag(), "Ac As Ah > 4h 3h 2h");
    check(
        &running_flush_first(),
        "3c 2c Ac > Ad Kd Qd > 4h 3h 2h > 3s 3h 3d > Ac As Ah > 2c 2s 2d > 3d 2c Ah",
    );
}

#[test]
fn rules_1_3_best_and_worst_of_each_kind() {
    const EDGES: [(&str, &str); 3] = [
        ("flush", "4h 3s 2h > As Ks Js > 5d 3d 2d > Ac Ad Ks"),
        (
            "pair",
            "5s 3s 2s > Ac Ad Kh > 3c 3d Ah > 2c 2d 3h > Ac Kd Jh",
        ),
        ("high card", "2c 2d 3h > As Ks Jd > 5c 3d 2s"),
    ];
    for (_kind, line) in EDGES {
        check(&Ranking::brag(), line);
    }
}

/// Sorts all hands in the slow order. The fast values must change exactly where the slow classes change, which compares
/// every hand with every other.
fn agree(ranking: &Ranking, kinds: &[HandKind; 6]) {
    let mut hands: Vec<(Vec<usize>, HandValue)> = all_hands()
        .map(|hand| {
            let (kind, class) = class(hand, kinds);
            let value = ranking.value(hand);
            assert_eq!(value.kind(), kind, "{hand}");
            (class, value)
        })
        .collect();
    hands.sort_by(|a, b| a.0.cmp(&b.0));
    for pair in hands.windows(2) {
        let [(class, value), (next_class, next)] = pair else {
            unreachable!("windows of two")
        };
        if class == next_class {
            assert_eq!(value, next, "{class:?}");
        } else {
            assert!(value > next, "{class:?} against {next_class:?}");
        }
    }
}

#[test]
fn all_hands_stand_as_in_a_slow_ranking() {
    agree(&Ranking::brag(), &BRAG);
    agree(&running_flush_first(), &RUNNING_FLUSH_FIRST);
}

#[test]
fn the_order_of_cards_in_a_hand_does_not_matter() {
    let ranking = Ranking::brag();
    for hand in all_hands() {
        let [a, b, c] = hand.0;
        let value = ranking.value(hand);
        for other in [[a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]] {
            assert_eq!(ranking.value(Hand(other)), value, "{hand}");
        }
    }
}

/// RULES 10.1, `prial_top`: the best prial's rank, then aces down; nothing else moves.
#[test]
fn rules_10_1_prial_top() {
    let topped = |prial_top| {
        Ranking::new(RankingRules {
            prial_top,
            ..RankingRules::default()
        })
    };
    check(
        &topped(Rank::Seven),
        "7c 7s 7d > Ac As Ah > Kc Ks Kh > 8c 8s 8h > 6c 6s 6h > 3c 3s 3h > 2c 2s 2h > 3c 2c Ac",
    );
    check(
        &topped(Rank::Ace),
        "Ac As Ah > Kc Ks Kh > 4c 4s 4h > 3c 3s 3h > 2c 2s 2h",
    );
    let brag = Ranking::brag();
    for top in Rank::ALL {
        let ranking = topped(top);
        let mut prials: Vec<(HandValue, Rank)> = Vec::new();
        for hand in all_hands() {
            let (value, usual) = (ranking.value(hand), brag.value(hand));
            assert_eq!(
                (value.kind(), value.ranks()),
                (usual.kind(), usual.ranks()),
                "{hand}"
            );
            if value.kind() == HandKind::Prial {
                prials.push((value, value.ranks()[0]));
            } else {
                assert_eq!(value, usual, "{hand}");
            }
        }
        prials.sort_unstable();
        prials.dedup();
        let order: Vec<Rank> = prials.iter().rev().map(|(_, rank)| *rank).collect();
        let rest = Rank::ALL.into_iter().rev().filter(|rank| *rank != top);
        assert_eq!(order, std::iter::once(top).chain(rest).collect::<Vec<_>>());
    }
}

/// RULES 10.1, `four_of_a_kind`: above every prial, threes first, then aces down.
#[test]
fn rules_10_1_four_of_a_kind_beats_every_prial() {
    let brag = Ranking::brag();
    let best = all_hands().map(|hand| brag.value(hand)).max();
    let mut fours = Rank::ALL.map(|rank| (brag.four_of_a_kind(rank), rank));
    fours.sort_unstable_by(|a, b| b.cmp(a));
    assert_eq!(
        fours.map(|(_, rank)| rank.letter()),
        [
            '3', 'A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '2'
        ]
    );
    for (value, rank) in fours {
        assert!(Some(value) > best && value.is_four_of_a_kind());
        assert_eq!(value.ranks(), [rank; 3]);
        assert_eq!(value.kind(), HandKind::Prial);
    }
    assert!(all_hands().all(|hand| !brag.value(hand).is_four_of_a_kind()));
}
