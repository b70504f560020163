//! The library's odds, compared with the tables of RULES 7 and with a slow count.

mod kit;

use brag::cards::{Card, CardSet, Hand, HandKind, HandValue, Pack, Ranking, RankingRules};
use brag::odds::{Deals, Line, Standing, StandingCounter, Ways, WaysCounter, ways};
use kit::slow;

fn rules(wild: CardSet, jokers: u8) -> RankingRules {
    RankingRules {
        wild,
        jokers,
        ..RankingRules::default()
    }
}

/// A row of RULES 7: all hands, prials of threes, other prials, running flushes, runs, flushes, pairs,
/// high cards.
fn row(ways: Ways) -> [u64; 8] {
    [
        ways.total(),
        ways.threes(),
        ways.of(HandKind::Prial) - ways.threes(),
        ways.of(HandKind::RunningFlush),
        ways.of(HandKind::Run),
        ways.of(HandKind::Flush),
        ways.of(HandKind::Pair),
        ways.of(HandKind::HighCard),
    ]
}

const NONE: CardSet = CardSet::NONE;
const TWOS: CardSet = CardSet::TWOS;
const BLACK_TWOS: CardSet = CardSet::BLACK_TWOS;
const ONE_EYED: CardSet = CardSet::ONE_EYED_JACKS;
const SUICIDE: CardSet = CardSet::SUICIDE_KING;

#[test]
fn rules_7_every_row_by_ways() {
    #[rustfmt::skip]
    let rows = [
        (3, NONE, 0, [22_100, 4, 48, 48, 720, 1_096, 3_744, 16_440]),
        (3, TWOS, 0, [22_100, 56, 572, 392, 1_656, 1_544, 5_280, 12_600]),
        (3, BLACK_TWOS, 0, [22_100, 20, 224, 232, 1_224, 1_356, 4_524, 14_520]),
        (3, ONE_EYED, 0, [22_100, 20, 224, 226, 1_182, 1_362, 4_536, 14_550]),
        (3, SUICIDE, 0, [22_100, 10, 114, 143, 981, 1_235, 4_137, 15_480]),
        (3, NONE, 1, [23_426, 10, 120, 148, 1_020, 1_308, 4_380, 16_440]),
        (3, NONE, 2, [24_804, 20, 240, 248, 1_320, 1_520, 5_016, 16_440]),
        (3, CardSet::JACKS, 0, [22_100, 56, 572, 372, 1_548, 1_564, 5_328, 12_660]),
        (3, CardSet::BLACK_JACKS, 0, [22_100, 20, 224, 226, 1_182, 1_362, 4_536, 14_550]),
        (4, NONE, 0, [270_725, 193, 2_316, 2_308, 29_052, 41_376, 71_856, 123_624]),
        (4, TWOS, 0, [270_725, 2_534, 19_415, 15_044, 52_092, 37_088, 60_096, 84_456]),
        (4, BLACK_TWOS, 0, [270_725, 935, 9_326, 9_508, 42_556, 39_816, 64_544, 104_040]),
        (4, ONE_EYED, 0, [270_725, 935, 9_326, 9_274, 41_334, 40_260, 64_842, 104_754]),
        (4, SUICIDE, 0, [270_725, 475, 5_418, 6_116, 36_300, 40_742, 67_842, 113_832]),
        (4, NONE, 1, [292_825, 485, 5_820, 6_468, 38_652, 44_216, 73_560, 123_624]),
        (4, NONE, 2, [316_251, 975, 10_452, 10_628, 48_252, 47_056, 75_264, 123_624]),
        (5, NONE, 0, [2_598_960, 4_560, 54_720, 53_900, 569_268, 708_688, 699_624, 508_200]),
        (5, TWOS, 0, [2_598_960, 56_112, 369_600, 253_224, 668_088, 463_320, 486_216, 302_400]),
        (5, NONE, 2, [3_162_510, 23_286, 233_464, 204_596, 774_924, 717_504, 700_536, 508_200]),
    ];
    for (cards, wild, jokers, stated) in rows {
        let counted = ways(rules(wild, jokers), cards).expect("three to five cards");
        assert_eq!(
            row(counted),
            stated,
            "{cards} cards, {wild:?}, {jokers} jokers"
        );
    }
}

#[test]
fn slices_count_what_all_at_once_does() {
    for (cards, slice) in [(3, 100), (4, 3_000), (5, 100_000)] {
        let rules = rules(CardSet::SUICIDE_KING, 1);
        let mut counter = WaysCounter::new(rules, cards).expect("cards");
        let mut slices = 1;
        while !counter.step(slice) {
            slices += 1;
        }
        assert!(slices > 20, "{cards} cards come in slices");
        assert_eq!(Some(counter.ways()), ways(rules, cards));
        assert!(counter.step(slice), "and then there is nothing more");
        assert_eq!(Some(counter.ways()), ways(rules, cards));
    }
}

/// Six ranks without three in sequence, and with no three of one suit: the best three of six cards are then only a high
/// card. This is counted by ranks and suits, not hand by hand.
#[test]
fn r2_2_hands_of_six_with_nothing_in_them_are_counted_as_by_ranks_and_suits() {
    let runs = (0..11_u32).map(|low| 7 << low).chain([1 << 12 | 3]);
    let runs: Vec<u32> = runs.collect();
    let has_run = |ranks: u32| runs.iter().any(|run| ranks & run == *run);
    let ranks = (0..1_u32 << 13).filter(|ranks| ranks.count_ones() == 6 && !has_run(*ranks));
    let mixed = (0..4_u32.pow(6)).filter(|suits| {
        let of = |suit| (0..6).filter(|nth| suits >> (2 * nth) & 3 == suit).count();
        (0..4).all(|suit| of(suit) < 3)
    });
    let nothing = ranks.count() * mixed.count();
    let counted = ways(rules(NONE, 0), 6).expect("six cards");
    assert_eq!(counted.of(HandKind::HighCard), nothing as u64);
    assert_eq!(counted.total(), 20_358_520);
}

/// Thirteen cards are sampled: the total is the size of the sample, and the best hand of a kind is that of all hands.
#[test]
fn r2_4_hands_of_thirteen_are_dealt_and_not_counted() {
    let mut counter = WaysCounter::new(rules(NONE, 0), 13).expect("thirteen cards");
    while !counter.step(100_000) {}
    assert_eq!(counter.ways().total(), 100_000);
    let prials = Line {
        kind: HandKind::Prial,
        threes: false,
    };
    let ends = counter.ends(prials).expect("prials");
    assert_eq!(ends.best, "Ad Ah As".parse().expect("a hand"));
    assert_eq!(ends.lowest, "2c 2d 2h".parse().expect("a hand"));
}

#[test]
fn there_are_hands_of_three_to_thirteen_cards_only() {
    for cards in [0, 2, 14, 52] {
        assert_eq!(ways(rules(NONE, 0), cards), None);
    }
}

fn standing(rules: RankingRules, cards: usize, hand: Hand, known: CardSet) -> Standing {
    let value = Ranking::new(rules).value(hand);
    let mut counter = StandingCounter::new(rules, cards, value, known).expect("cards");
    while !counter.step(777) {}
    counter.standing()
}

#[test]
fn rules_7_4_hands_beaten() {
    for (hand, beaten) in [
        ("As Kd Jh", 16_380),
        ("2s 2d 3h", 16_440),
        ("Ks Kd 2h", 19_608),
        ("Qs 6d 4h", 7_200),
        ("As 9d 4h", 13_920),
    ] {
        let standing = standing(rules(NONE, 0), 3, hand.parse().expect("a hand"), NONE);
        assert_eq!(
            (standing.beaten, standing.total()),
            (beaten, 22_100),
            "{hand}"
        );
    }
}

/// Compares a hand with all hands of the rest of the pack, by the slow ranking.
#[test]
fn a_hand_stands_against_the_rest_of_the_pack_as_counted_by_hand() {
    for (rules, hand) in [
        (rules(NONE, 0), "9c 9d Kh"),
        (rules(TWOS, 0), "9c 2d Kh"),
        (rules(NONE, 2), "8h *1 6h"),
    ] {
        let hand: Hand = hand.parse().expect("a hand");
        let known: CardSet = hand.0.into_iter().collect();
        let own = slow::three(rules, hand.0);
        let pack = Pack::whole(rules.jokers);
        let rest: Vec<Card> = pack.iter().filter(|card| !known.contains(*card)).collect();
        let mut expected = Standing::default();
        for (a, first) in rest.iter().enumerate() {
            for (b, second) in rest.iter().enumerate().skip(a + 1) {
                for third in &rest[b + 1..] {
                    let other = slow::three(rules, [*first, *second, *third]);
                    expected.beaten += u64::from(own < other);
                    expected.tied += u64::from(own == other);
                    expected.beating += u64::from(own > other);
                }
            }
        }
        assert_eq!(standing(rules, 3, hand, known), expected, "{hand}");
        assert!(expected.tied > 0);
    }
}

/// Many combinations of ranking rules.
fn mixtures() -> impl Iterator<Item = RankingRules> {
    let sets = [NONE, TWOS, ONE_EYED, SUICIDE];
    (0..64).map(move |bits: usize| RankingRules {
        wild: sets[bits & 3],
        jokers: [0, 2][bits >> 2 & 1],
        running_flush_over_prial: bits >> 3 & 1 == 1,
        wild_as_itself_is_natural: bits >> 4 & 1 == 1,
        discards_before_wilds: bits >> 5 & 1 == 1,
        ..RankingRules::default()
    })
}

/// The lines of *What beats what*: the hands of each line are between its ends, and above those of the next line.
#[test]
fn the_best_and_the_lowest_hand_of_each_line_rank_in_their_order() {
    for rules in mixtures() {
        let mut counter = WaysCounter::new(rules, 3).expect("three cards");
        while !counter.step(5_000) {}
        let ranking = Ranking::new(rules);
        let mut below = None;
        let mut different = 0;
        for line in Line::all(rules) {
            let Some(ends) = counter.ends(line) else {
                continue;
            };
            let [lowest, best] = [ends.lowest, ends.best].map(|hand| ranking.value(hand));
            assert!(
                below < Some(lowest) && lowest <= best,
                "{line:?}, {rules:?}"
            );
            assert!([lowest, best].iter().all(|value| value.kind() == line.kind));
            below = Some(best);
            different += 1;
        }
        assert_eq!(different, 7, "every line can be dealt under {rules:?}");
    }
}

#[test]
fn the_ends_are_those_of_the_rules() {
    let mut counter = WaysCounter::new(rules(NONE, 0), 3).expect("three cards");
    while !counter.step(5_000) {}
    let ranking = Ranking::brag();
    // RULES 1.3, the lowest line first.
    let stated = [
        ("5c 3d 2s", "As Kd Js"),
        ("2c 2d 3h", "As Ad Ks"),
        ("5d 3d 2d", "As Ks Js"),
        ("4d 3h 2s", "As 2d 3h"),
        ("4d 3d 2d", "As 2s 3s"),
        ("2c 2d 2h", "As Ad Ah"),
        ("3c 3d 3h", "3s 3d 3h"),
    ];
    for (line, (lowest, best)) in Line::all(rules(NONE, 0)).into_iter().zip(stated) {
        let ends = counter.ends(line).expect("every line has hands");
        let value = |hand: &str| ranking.value(hand.parse().expect("a hand"));
        assert_eq!(ranking.value(ends.lowest), value(lowest), "{line:?}");
        assert_eq!(ranking.value(ends.best), value(best), "{line:?}");
    }
}

/// If only wild cards are left, most lines have no hand.
#[test]
fn a_line_without_hands_has_no_ends() {
    let all_wild = Pack::sorted().iter().collect();
    let mut counter = WaysCounter::new(rules(all_wild, 0), 3).expect("three cards");
    while !counter.step(5_000) {}
    let found = Line::all(rules(all_wild, 0)).map(|line| counter.ends(line).is_some());
    assert_eq!(found, [false, false, false, false, false, false, true]);
    assert_eq!(counter.ways().threes(), 22_100);
}

/// Every choice of this many of these cards.
fn every(cards: &[Card], count: usize, hand: &mut Vec<Card>, found: &mut impl FnMut(&[Card])) {
    if hand.len() == count {
        found(hand);
        return;
    }
    for (at, card) in cards.iter().enumerate() {
        hand.push(*card);
        every(&cards[at + 1..], count, hand, found);
        hand.pop();
    }
}

/// Counts hands of four and five cards one by one, each with its best three.
#[test]
fn a_hand_of_four_or_five_stands_as_one_by_one() {
    let mixed = RankingRules {
        discards_before_wilds: true,
        ..rules(SUICIDE, 1)
    };
    for (rules, hand) in [
        (rules(NONE, 0), "9c 9d Kh 4s"),
        (rules(TWOS, 0), "9c 2d Kh 4s"),
        (mixed, "8h *1 6h Ac"),
        (rules(NONE, 0), "Ah Kh 9h 4c 3d"),
    ] {
        let cards: Vec<Card> = hand
            .split(' ')
            .map(|card| card.parse().expect(card))
            .collect();
        let ranking = Ranking::new(rules);
        let own = ranking.best(&cards).expect("a hand").value;
        let pack = Pack::whole(rules.jokers);
        let rest: Vec<Card> = pack.iter().filter(|card| !cards.contains(card)).collect();
        let mut expected = Standing::default();
        every(&rest, cards.len(), &mut Vec::new(), &mut |other| {
            let other = ranking.best(other).expect("a hand").value;
            expected.beaten += u64::from(own > other);
            expected.tied += u64::from(own == other);
            expected.beating += u64::from(own < other);
        });
        let known = cards.iter().copied().collect();
        let mut counter =
            StandingCounter::new(rules, cards.len(), own, known).expect("four or five cards");
        while !counter.step(10_000) {}
        assert_eq!(counter.standing(), expected, "{hand}");
        assert!(expected.tied > 0, "{hand}");
    }
}

/// Against one opponent the count is exact, and dealing must come near it. Against two, every pair of hands that can be
/// dealt together is counted here.
#[test]
fn dealing_comes_near_the_count() {
    for (rules, hand) in [
        (rules(NONE, 0), "Ks Kd 2h"),
        (rules(TWOS, 0), "Ks Kd 5h"),
        (rules(NONE, 2), "9s 8s 3s"),
    ] {
        let hand: Hand = hand.parse().expect("a hand");
        let known: CardSet = hand.0.into_iter().collect();
        let ranking = Ranking::new(rules);
        let own = ranking.value(hand);
        let mut deals = Deals::new(rules, 3, own, known).expect("three cards");
        deals.deal(50_000);
        deals.deal(50_000);
        assert_eq!(deals.dealt(), 100_000);
        let found = deals.best().map(|times| f64::from(times) / 100_000.0);
        assert!(found.is_sorted_by(|a, b| a >= b), "{found:?}");

        let stands = standing(rules, 3, hand, known);
        let one = stands.beaten as f64 / stands.total() as f64;
        let pack = Pack::whole(rules.jokers);
        let rest: Vec<Card> = pack.iter().filter(|card| !known.contains(*card)).collect();
        let two = both_beaten(&ranking, own, &rest);
        assert!((found[0] - one).abs() < 0.005, "{hand}: {found:?}, {one}");
        assert!((found[1] - two).abs() < 0.005, "{hand}: {found:?}, {two}");
    }
}

/// The chance that two hands of three, dealt together, are both beaten. Of the pairs of beaten hands those
/// that share a card cannot be dealt together: they are taken off by their one, two or three shared cards.
fn both_beaten(ranking: &Ranking, own: HandValue, rest: &[Card]) -> f64 {
    let mut beaten = 0.0;
    let mut holding_one = [0.0; 56];
    let mut holding_two = vec![0.0; 56 * 56];
    every(rest, 3, &mut Vec::new(), &mut |cards| {
        let cards = [cards[0], cards[1], cards[2]];
        if own > ranking.value(Hand(cards)) {
            let [a, b, c] = cards.map(|card| usize::from(card.index()));
            beaten += 1.0;
            [a, b, c].iter().for_each(|card| holding_one[*card] += 1.0);
            let two = [a * 56 + b, a * 56 + c, b * 56 + c];
            two.iter().for_each(|pair| holding_two[*pair] += 1.0);
        }
    });
    let squares = |counts: &[f64]| counts.iter().map(|count| count * count).sum::<f64>();
    let apart = beaten * beaten - squares(&holding_one) + squares(&holding_two) - beaten;
    let choose = |n: f64| n * (n - 1.0) * (n - 2.0) / 6.0;
    let left = rest.len() as f64;
    apart / (choose(left) * choose(left - 3.0))
}
