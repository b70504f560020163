//! Wild cards and the best three of four or five: the vectors V12 to V28 of RULES 6.2 and 6.3 as far as
//! they rank hands, and every hand against a ranking that tries every card.

mod kit;

use brag::cards::{Card, CardSet, Hand, HandKind, Pack, Ranking, RankingRules};
use kit::dice::Dice;
use kit::slow;

fn wild(wild: CardSet) -> RankingRules {
    RankingRules {
        wild,
        ..RankingRules::default()
    }
}

/// A joker is wild under any rules.
fn jokers() -> RankingRules {
    RankingRules::default()
}

fn hand(text: &str) -> Hand {
    text.trim().parse().expect(text)
}

/// Checks a line of hands, each better than the next (`>`) or equal to it (`=`).
fn check(rules: RankingRules, line: &str) {
    let ranking = Ranking::new(rules);
    for pair in line.split('>').collect::<Vec<_>>().windows(2) {
        let equal = |side: &str| -> Vec<Hand> { side.split('=').map(hand).collect() };
        for better in equal(pair[0]) {
            for worse in equal(pair[1]) {
                assert!(
                    ranking.value(better) > ranking.value(worse),
                    "{better} > {worse}"
                );
            }
        }
    }
    for group in line.split('>') {
        let hands: Vec<Hand> = group.split('=').map(hand).collect();
        for pair in hands.windows(2) {
            assert_eq!(ranking.value(pair[0]), ranking.value(pair[1]), "{group}");
        }
    }
}

/// Checks what the wild cards of a hand stand for. Suits that decide nothing are ignored.
fn reads(rules: RankingRules, text: &str, as_what: &str, kind: HandKind) {
    let ranking = Ranking::new(rules);
    let reading = ranking.reading(hand(text));
    let natural = Ranking::new(RankingRules {
        wild: CardSet::NONE,
        ..rules
    });
    assert_eq!(
        natural.value(reading),
        natural.value(hand(as_what)),
        "{text} is {reading}"
    );
    assert_eq!(ranking.value(hand(text)).kind(), kind, "{text}");
    assert_eq!(
        ranking.value(hand(text)).ranks(),
        natural.value(reading).ranks()
    );
}

#[test]
fn v12_seed_example_1() {
    check(jokers(), "*1 8h 7h > 8c 7c 6c > 8d *1 6d");
    let ranking = Ranking::new(jokers());
    assert_eq!(ranking.reading(hand("*1 8h 7h")), hand("9h 8h 7h"));
    assert_eq!(ranking.reading(hand("8d *1 6d")), hand("8d 7d 6d"));
}

#[test]
fn v13_seed_example_2() {
    check(jokers(), "Ks Kd *1 > Kc *1 *2 > Qc Qd Qh");
}

#[test]
fn v14_threes_with_wilds() {
    check(
        wild(CardSet::TWOS),
        "3s 3h 3d > 3c 3d 2s > 3c 2s 2d > 2s 2d 2h > Ac As Ah > Ac As 2c",
    );
}

#[test]
fn v15_one_wild_and_two_unpaired_cards_of_different_suits() {
    use HandKind::{Pair, Run};
    for (text, as_what, kind) in [
        ("3c Kd *1", "Kc Kd 3h", Pair),
        ("3c 5d *1", "5d 4h 3c", Run),
        ("3c 4d *1", "5h 4d 3c", Run),
        ("3c Ad *1", "Ad 2h 3c", Run),
        ("2c 3d *1", "Ah 2c 3d", Run),
        ("Ac 2d *1", "Ac 2d 3h", Run),
        ("Ac Kd *1", "Ac Kd Qh", Run),
        ("Ac Qd *1", "Ac Kh Qd", Run),
        ("Kc Qd *1", "Ah Kc Qd", Run),
        ("Qc Jd *1", "Kh Qc Jd", Run),
        ("4c 2d *1", "4c 3h 2d", Run),
    ] {
        reads(jokers(), text, as_what, kind);
    }
}

#[test]
fn v16_one_wild_and_two_suited_cards() {
    use HandKind::{Flush, RunningFlush};
    for (text, as_what, kind) in [
        ("3d 2d *1", "Ad 2d 3d", RunningFlush),
        ("Ah 3h *1", "Ah 2h 3h", RunningFlush),
        ("5h 4h *1", "6h 5h 4h", RunningFlush),
        ("Ah 9h *1", "Ah Kh 9h", Flush),
        ("Qh 5h *1", "Ah Qh 5h", Flush),
        ("Ah Jh *1", "Ah Kh Jh", Flush),
    ] {
        reads(jokers(), text, as_what, kind);
    }
}

#[test]
fn v17_wild_flush_against_natural_flush() {
    check(jokers(), "As Ks 9s > Ah 9h *1 > Ad Kd 8d");
}

#[test]
fn v18_wild_pair_against_natural_pair() {
    check(jokers(), "Kh Ks 9c > Kc 9d *1 > Kh Ks 8c");
}

#[test]
fn v19_a_wild_card_as_itself() {
    check(wild(CardSet::TWOS), "Ac 2s 3c = Ac 2c 3c");
    let natural = RankingRules {
        wild_as_itself_is_natural: true,
        ..wild(CardSet::TWOS)
    };
    check(natural, "Ac 2c 3c > Ac 2s 3c");
}

#[test]
fn v20_french_seed_example() {
    reads(wild(CardSet::TWOS), "As Ah 2h", "As Ah Ad", HandKind::Prial);
    reads(jokers(), "As Ah 2h", "As Ah 2h", HandKind::Pair);
}

#[test]
fn v21_one_eyed_jacks_wild() {
    let rules = wild(CardSet::ONE_EYED_JACKS);
    check(rules, "Ac Kc Qc > Jh Qh Kh > Kc Qc Jc");
    reads(rules, "Jh Js 4d", "4c 4h 4d", HandKind::Prial);
}

#[test]
fn v22_suicide_king_wild() {
    let rules = wild(CardSet::SUICIDE_KING);
    check(rules, "Kc Qc Jc > Kh Qh Jh > Qc Jc Tc");
    reads(rules, "Kh Ks 7d", "Kc Ks 7d", HandKind::Pair);
    reads(rules, "Kh As Ad", "Ac As Ad", HandKind::Prial);
    check(rules, "Kc Ks 7d > Kh Ks 7d");
}

/// If the running flush is the best kind, two wild cards make one with any card.
#[test]
fn rules_4_two_wilds_under_running_flush_over_prial() {
    let rules = RankingRules {
        running_flush_over_prial: true,
        ..jokers()
    };
    for (text, as_what) in [
        ("9c *1 *2", "Jc Tc 9c"),
        ("Qd *1 *2", "Ad Kd Qd"),
        ("2d *1 *2", "Ad 3d 2d"),
        ("*3 *1 *2", "Ad 3d 2d"),
    ] {
        reads(rules, text, as_what, HandKind::RunningFlush);
    }
    reads(rules, "9c 9d *2", "9c 9d 9h", HandKind::Prial);
}

// ---- Four and five cards.

fn cards(text: &str) -> Vec<Card> {
    let card = |word: &str| word.parse().expect("a card");
    text.split_whitespace().map(card).collect()
}

/// The discards when the best three of a hand are kept.
fn thrown(rules: RankingRules, text: &str) -> String {
    let best = Ranking::new(rules).best(&cards(text)).expect("a hand");
    let kept: CardSet = best.hand.0.into_iter().collect();
    assert_eq!(kept.union(best.discards), cards(text).into_iter().collect());
    let words: Vec<String> = best.discards.iter().map(|card| card.to_string()).collect();
    words.join(" ")
}

#[test]
fn v25_best_three_of_four() {
    for (text, discard, kind) in [
        ("3s 3h 4h 5h", "3s", HandKind::RunningFlush),
        ("Ah Kh 2h 9c", "9c", HandKind::Flush),
        ("Ah Kh 2h 3c", "Kh", HandKind::Run),
        ("As 2h 3d Kc", "Kc", HandKind::Run),
        ("9c 9d 5h 5s", "5s", HandKind::Pair),
        ("9c 9d 9h 9s", "9s", HandKind::Prial),
    ] {
        assert_eq!(thrown(jokers(), text), discard, "{text}");
        let best = Ranking::brag().best(&cards(text)).expect("a hand");
        assert_eq!(best.value.kind(), kind, "{text}");
    }
}

#[test]
fn v26_five_cards() {
    assert_eq!(thrown(jokers(), "Ks Qs Jh Th 9h"), "Qs Ks");
    assert_eq!(thrown(jokers(), "As Ks Qd 3s 2d"), "Qd Ks");
    let ranking = Ranking::brag();
    let after = |hand: &str, discards: &str| {
        let hand: Hand = hand.parse().expect("a hand");
        ranking.value_after(hand, cards(discards).into_iter().collect())
    };
    let flush = "Ah Jh 8h";
    assert!(after(flush, "Kc 4d") > after("As Js 8s", "Kd 3c"));
    assert!(after(flush, "7c 4d") > after("As Js 8s", "6d 5c"));
    assert_eq!(after(flush, "7c 4d"), after("As Js 8s", "4c 7d"));
}

#[test]
fn v27_four_cards_with_a_joker() {
    assert_eq!(thrown(jokers(), "3s 3h 3d *1"), "*1");
}

#[test]
fn v28_wild_count_before_the_discard() {
    let values = |rules: RankingRules| {
        let ranking = Ranking::new(rules);
        let after = |hand: Hand, discard| ranking.value_after(hand, CardSet::from_iter([discard]));
        let [two, king, ace] = ["2c", "Kd", "Ad"].map(|card| card.parse().expect("a card"));
        let (p, q) = (hand("8h 7h *1"), hand("9c 8c 7c"));
        assert!(ranking.is_up_to_discards(after(p, ace), after(p, two)));
        let together = ranking.is_up_to_discards(after(p, ace), after(q, king));
        assert_eq!(together, rules.discards_before_wilds);
        (after(p, two), after(p, ace), after(q, king))
    };
    let (with_two, with_ace, natural) = values(jokers());
    assert!(natural > with_two && natural > with_ace);
    let (with_two, with_ace, natural) = values(RankingRules {
        discards_before_wilds: true,
        ..jokers()
    });
    assert!(with_ace > natural && natural > with_two);
}

/// A thrown wild card counts at its face value, a joker below the two (RULES 1.4).
#[test]
fn rules_1_4_what_a_discard_counts() {
    let ranking = Ranking::new(wild(CardSet::SUICIDE_KING));
    let after = |discard: &str| {
        let discard = discard.parse().expect("a card");
        ranking.value_after(hand("9c 9d 5h"), CardSet::from_iter([discard]))
    };
    assert!(after("Ac") > after("Kh") && after("Kh") > after("Qc"));
    assert_eq!(after("Kh"), after("Ks"));
    assert!(after("2c") > after("*1"));
    assert_eq!(after("*1"), after("*4"));
}

#[test]
fn three_to_thirteen_cards_have_a_best_three() {
    let ranking = Ranking::brag();
    let pack: Vec<Card> = Pack::sorted().iter().collect();
    for n in 0..16 {
        assert_eq!(ranking.best(&pack[..n]).is_some(), (3..=13).contains(&n));
    }
}

// ---- Every hand, against a ranking that tries every card.

fn every_rules() -> Vec<RankingRules> {
    let sets = [
        CardSet::NONE,
        CardSet::TWOS,
        CardSet::BLACK_TWOS,
        CardSet::JACKS,
        CardSet::BLACK_JACKS,
        CardSet::ONE_EYED_JACKS,
        CardSet::SUICIDE_KING,
        ["Ad", "3h", "Kh", "Ah", "9c"]
            .map(|card| card.parse().expect("a card"))
            .into_iter()
            .collect(),
    ];
    let mut all = Vec::new();
    for wild in sets {
        for bits in 0..4 {
            all.push(RankingRules {
                wild,
                jokers: 2,
                running_flush_over_prial: bits & 1 == 1,
                wild_as_itself_is_natural: bits & 2 == 2,
                discards_before_wilds: false,
                ..RankingRules::default()
            });
        }
    }
    all
}

/// Sorts hands in the slow order. The fast values must change exactly where the slow strengths change.
fn agree(rules: RankingRules, mut hands: Vec<(slow::Strength, brag::cards::HandValue, String)>) {
    hands.sort_by(|a, b| a.0.cmp(&b.0));
    for pair in hands.windows(2) {
        let [(strength, value, hand), (next_strength, next, other)] = pair else {
            unreachable!("windows of two")
        };
        if strength == next_strength {
            assert_eq!(value, next, "{hand} against {other}, {rules:?}");
        } else {
            assert!(value > next, "{hand} against {other}, {rules:?}");
        }
    }
}

/// All hands that hold a wild card, and enough of the others.
#[test]
fn all_hands_stand_as_where_every_card_is_tried() {
    for rules in every_rules() {
        let ranking = Ranking::new(rules);
        let pack: Vec<Card> = Pack::whole(rules.jokers).iter().collect();
        let is_wild = |card: &Card| card.is_joker() || rules.wild.contains(*card);
        let mut hands = Vec::new();
        for (a, first) in pack.iter().enumerate() {
            for (b, second) in pack.iter().enumerate().skip(a + 1) {
                for (c, third) in pack.iter().enumerate().skip(b + 1) {
                    let cards = [*first, *second, *third];
                    let wilds = cards.iter().filter(|card| is_wild(card)).count();
                    // Each of these takes 132,600 trials, so only some are tried.
                    let skip =
                        wilds == 3 && (a + b + c) % 7 > 0 || wilds == 0 && (a + b + c) % 5 > 0;
                    if skip {
                        continue;
                    }
                    let (place, count) = slow::three(rules, cards);
                    let hand = Hand(cards);
                    let value = ranking.value(hand);
                    let turned = Hand([cards[1], cards[2], cards[0]]);
                    assert_eq!(ranking.value(turned), value, "{hand}");
                    reading_holds(&ranking, hand);
                    hands.push((vec![place.into(), count], value, hand.to_string()));
                }
            }
        }
        agree(rules, hands);
    }
}

/// A reading changes only wild cards, into different cards of the reported strength.
fn reading_holds(ranking: &Ranking, hand: Hand) {
    let reading = ranking.reading(hand);
    let rules = ranking.rules();
    let is_wild = |card: Card| card.is_joker() || rules.wild.contains(card);
    for (card, as_what) in hand.0.into_iter().zip(reading.0) {
        assert!(is_wild(card) || card == as_what, "{hand} is {reading}");
        assert!(
            card == as_what || !hand.0.contains(&as_what),
            "{hand} is {reading}"
        );
        assert!(!as_what.is_joker());
    }
    let different: CardSet = reading.0.into_iter().collect();
    assert_eq!(different.len(), 3, "{hand} is {reading}");
}

#[test]
fn best_threes_stand_as_where_every_three_is_tried() {
    let mut dice = Dice::new(6);
    for mut rules in every_rules() {
        rules.discards_before_wilds = dice.one_in(2);
        rules.jokers = dice.below(5) as u8;
        let ranking = Ranking::new(rules);
        for cards in [4, 5] {
            let mut pack: Vec<Card> = Pack::whole(rules.jokers).iter().collect();
            let mut hands = Vec::new();
            for _ in 0..400 {
                dice.shuffle(&mut pack);
                let hand = &pack[..cards];
                let best = ranking.best(hand).expect("a hand");
                assert_eq!(ranking.value_after(best.hand, best.discards), best.value);
                hands.push((slow::best(rules, hand), best.value, format!("{hand:?}")));
            }
            agree(rules, hands);
        }
    }
}
