//! Setting hands from one deal (RULES 2, 10.1): the number of ways, and the best way compared with a trial of all.

mod kit;

use brag::cards::arrange::{
    Arrangement, Level, Makings, SetHand, Shape, best_first, best_four, is_in_order,
};
use brag::cards::{Card, CardSet, Hand, HandValue, Pack, Rank, Ranking, RankingRules};
use kit::dice::Dice;

const SHAPES: [(Shape, u64); 6] = [
    (Shape::SIX, 10),
    (Shape::SEVEN, 70),
    (Shape::NINE, 280),
    (Shape::TEN, 2800),
    (Shape::THIRTEEN, 200_200),
    (Shape::FIFTEEN, 1_401_400),
];

/// Tries every way to set this many hands from these cards. Returns the values of each way, best first.
struct All<'a> {
    ranking: &'a Ranking,
    four: bool,
    hands: usize,
    seen: &'a mut dyn FnMut(&[HandValue]),
}

impl All<'_> {
    fn of(&mut self, cards: &[Card]) {
        if self.four {
            for rank in Rank::ALL {
                let rest: Vec<Card> = without(cards, |card| card.rank() == Some(rank));
                if rest.len() + 4 == cards.len() {
                    self.go(&rest, &[self.ranking.four_of_a_kind(rank)]);
                }
            }
        }
        self.go(cards, &[]);
    }

    /// The first card is either thrown away or in a hand with any two others.
    fn go(&mut self, cards: &[Card], set: &[HandValue]) {
        if set.len() == self.hands {
            let mut values: Vec<HandValue> = set.to_vec();
            values.sort_unstable_by(|a, b| b.cmp(a));
            (self.seen)(&values);
            return;
        }
        let over = cards.len() - 3 * (self.hands - set.len());
        let (first, rest) = (cards[0], &cards[1..]);
        if over > 0 {
            self.go(rest, set);
        }
        for (place, &second) in rest.iter().enumerate() {
            for &third in &rest[place + 1..] {
                let hand = Hand([first, second, third]);
                let left = without(rest, |card| card == second || card == third);
                let set: Vec<HandValue> = set
                    .iter()
                    .copied()
                    .chain([self.ranking.value(hand)])
                    .collect();
                self.go(&left, &set);
            }
        }
    }
}

fn without(cards: &[Card], gone: impl Fn(Card) -> bool) -> Vec<Card> {
    cards.iter().copied().filter(|card| !gone(*card)).collect()
}

fn deal(dice: &mut Dice, cards: usize) -> Vec<Card> {
    dice.shuffled(&Pack::sorted()).iter().take(cards).collect()
}

fn cards(text: &str) -> Vec<Card> {
    text.split(' ')
        .map(|card| card.parse().expect(card))
        .collect()
}

fn set(text: &str) -> SetHand {
    SetHand::new(&cards(text), &Ranking::brag()).expect(text)
}

/// A random weighing of levels that prefers better hands. Each hand gets some sum of steps; of these it adds the sum,
/// the least and the product of some.
fn any_weighing(dice: &mut Dice, levels: usize, hands: usize) -> impl Fn(&[Level]) -> i64 + use<> {
    let steps: Vec<Vec<i64>> = (0..hands)
        .map(|_| {
            let rare = dice.between(1, 30);
            let mut weight = 0;
            let mut next = || {
                if dice.one_in(rare) {
                    weight += dice.below(50) as i64;
                }
                weight
            };
            (0..levels).map(|_| next()).collect()
        })
        .collect();
    let shares: Vec<i64> = (0..hands).map(|_| dice.below(4) as i64).collect();
    let (least, product) = (dice.below(4) as i64, dice.below(2) as i64);
    move |levels| {
        let weights = levels
            .iter()
            .zip(&steps)
            .map(|(level, steps)| steps[usize::from(*level)]);
        let sum: i64 = weights
            .clone()
            .zip(&shares)
            .map(|(weight, share)| weight * share)
            .sum();
        let smallest = weights.clone().min().unwrap_or(0);
        sum + least * smallest
            + product * (weights.map(|weight| weight.min(4095)).product::<i64>() >> 20)
    }
}

/// The levels of an arrangement's hands.
fn levels(makings: &Makings, values: impl Iterator<Item = HandValue>) -> Vec<Level> {
    let level = |value| {
        makings
            .values()
            .binary_search(&value)
            .expect("it can be made")
    };
    values.map(|value| level(value) as Level).collect()
}

/// Checks that an arrangement has exactly these cards, and that each hand has its value.
fn is_whole(arrangement: &Arrangement, dealt: &[Card], shape: Shape, ranking: &Ranking) {
    assert_eq!(arrangement.hands.len(), shape.hands(), "{arrangement}");
    assert!(is_in_order(&arrangement.hands), "{arrangement}");
    let set = arrangement.hands.iter().flat_map(|hand| hand.cards());
    let all: Vec<Card> = set.chain(&arrangement.thrown).copied().collect();
    assert_eq!(all.len(), dealt.len(), "{arrangement}");
    let same = |cards: &[Card]| cards.iter().copied().collect::<CardSet>();
    assert_eq!(same(&all), same(dealt), "{arrangement}");
    for hand in &arrangement.hands {
        let again = SetHand::new(hand.cards(), ranking).expect("a hand");
        assert_eq!(again, *hand);
    }
    let fours = arrangement
        .hands
        .iter()
        .filter(|hand| hand.cards().len() == 4);
    assert!(fours.count() <= usize::from(shape.four_of_a_kind()));
}

#[test]
fn rules_2_what_may_be_set_is_counted() {
    let ranking = Ranking::brag();
    for (shape, ways) in SHAPES {
        assert_eq!(shape.ways(), ways);
        let mut tried = 0;
        All {
            ranking: &ranking,
            four: false,
            hands: shape.hands(),
            seen: &mut |_| tried += 1,
        }
        .of(&deal(&mut Dice::new(1), shape.cards()));
        assert_eq!(tried, ways);
    }
}

#[test]
fn shapes_that_cannot_be_set_are_none() {
    assert_eq!(Shape::new(13, 4), Some(Shape::THIRTEEN));
    for (cards, hands) in [(5, 2), (6, 0), (16, 5), (14, 5), (255, 85)] {
        assert_eq!(Shape::new(cards, hands), None);
    }
    assert!(Shape::THIRTEEN.with_four_of_a_kind().four_of_a_kind());
    assert!(!Shape::NINE.with_four_of_a_kind().four_of_a_kind());
    let brag = Ranking::brag();
    assert!(Makings::new(&cards("Ah As Ad Ks Qd"), Shape::SIX, &brag).is_none());
    assert!(Makings::new(&cards("Ah As Ad Ks Qd Ah"), Shape::SIX, &brag).is_none());
}

/// The search finds the best way under random weighings, compared with all ways. The greedy setting is the first of
/// all ways ordered by value.
fn agrees(shape: Shape, deals: u64, weighings: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    for _ in 0..deals {
        let ranking = Ranking::new(RankingRules {
            prial_top: dice.pick(&Rank::ALL),
            ..RankingRules::default()
        });
        let dealt = if shape.four_of_a_kind() {
            with_fours(&mut dice, shape.cards())
        } else {
            deal(&mut dice, shape.cards())
        };
        let makings = Makings::new(&dealt, shape, &ranking).expect("as many as there are");
        let weighings: Vec<_> = (0..weighings)
            .map(|_| any_weighing(&mut dice, makings.values().len(), shape.hands()))
            .collect();
        let mut most = vec![i64::MIN; weighings.len()];
        let mut first: Vec<HandValue> = Vec::new();
        All {
            ranking: &ranking,
            four: shape.four_of_a_kind(),
            hands: shape.hands(),
            seen: &mut |values| {
                let levels = levels(&makings, values.iter().copied());
                for (most, weigh) in most.iter_mut().zip(&weighings) {
                    *most = (*most).max(weigh(&levels));
                }
                if *values > first[..] {
                    first = values.to_vec();
                }
            },
        }
        .of(&dealt);
        let greedy = makings.greedy();
        is_whole(&greedy, &dealt, shape, &ranking);
        assert!(
            greedy.hands.iter().map(SetHand::value).eq(first),
            "{greedy}"
        );
        for (weigh, most) in weighings.iter().zip(most) {
            let best = makings.best(weigh);
            is_whole(&best, &dealt, shape, &ranking);
            let levels = levels(&makings, best.hands.iter().map(SetHand::value));
            assert_eq!(weigh(&levels), most, "{dealt:?}: {best}");
        }
    }
}

/// Cards with a four of a kind or two among them.
fn with_fours(dice: &mut Dice, cards: usize) -> Vec<Card> {
    let ranks = [dice.pick(&Rank::ALL), dice.pick(&Rank::ALL)];
    let mut pack: Vec<Card> = dice.shuffled(&Pack::sorted()).iter().collect();
    pack.sort_by_key(|card| !card.rank().is_some_and(|rank| ranks.contains(&rank)));
    pack.truncate(cards);
    dice.shuffle(&mut pack);
    pack
}

#[test]
fn the_best_is_the_best_of_all_ways() {
    for (shape, deals) in [
        (Shape::SIX, 300),
        (Shape::SEVEN, 300),
        (Shape::NINE, 150),
        (Shape::TEN, 40),
    ] {
        agrees(shape, deals, 8, 2);
    }
    let odd = Shape::new(14, 3).expect("five are thrown away");
    agrees(odd, 1, 8, 3);
}

#[test]
fn the_best_of_thirteen_is_the_best_of_all_ways() {
    agrees(Shape::THIRTEEN, 3, 12, 4);
    agrees(Shape::THIRTEEN.with_four_of_a_kind(), 4, 12, 5);
}

#[test]
fn the_best_of_fifteen_is_the_best_of_all_ways() {
    agrees(Shape::FIFTEEN, 1, 20, 6);
}

/// Among settings of equal weight the strongest hands come first, and equal hands take the cards that were dealt
/// first.
#[test]
fn where_nothing_weighs_more_the_setting_is_greedy() {
    let mut dice = Dice::new(7);
    let ranking = Ranking::brag();
    for (shape, _) in SHAPES {
        let dealt = deal(&mut dice, shape.cards());
        let makings = Makings::new(&dealt, shape, &ranking).expect("as many as there are");
        let first = makings.best(|_| 0);
        assert_eq!(first.hands[0], makings.greedy().hands[0]);
        assert_eq!(first, makings.best(|_| 0));
    }
}

#[test]
fn v66_seven_cards_set_either_way() {
    let dealt = cards("Ah As Ad Ks Qd 2h 3c");
    let makings = Makings::new(&dealt, Shape::SEVEN, &Ranking::brag()).expect("seven");
    assert_eq!(makings.greedy().to_string(), "AhAsAd KsQd3c");
    let balanced = makings.best(|levels| i64::from(levels[1]));
    assert_eq!(balanced.to_string(), "Ah2h3c AsKsQd");
    // The higher hand lies first: A-2-3 outranks A-K-Q.
    assert!(!is_in_order(&[set("As Ks Qd"), set("Ah 2h 3c")]));
}

#[test]
fn v69_thirteen_cards_set_greedily() {
    for (dealt, laid) in [
        (
            "Ac Ad Jh Tc Td Th 9s 8c 8d 6s 5h 4c 4h",
            "TcTdTh 6s5h4h Ac8c4c AdJh9s | 8d",
        ),
        (
            "As Qh Js Ts 9d 8h 7d 7h 6h 5d 5s 4d 4s",
            "8h7h6h QhJsTs As5s4s 9d7d5d | 4d",
        ),
        (
            "Ah Kc Ks Qd Jc 9c 8s 7c 6d 3d 2c 2h 2s",
            "2c2h2s AhKsQd 9c8s7c KcJc6d | 3d",
        ),
        (
            "Kd Kh Qc Qs Jd 9h 7s 6c 5c 3c 3h 3s 2d",
            "3c3h3s KhQsJd 7s6c5c KdQc9h | 2d",
        ),
    ] {
        let dealt = cards(dealt);
        let makings = Makings::new(&dealt, Shape::THIRTEEN, &Ranking::brag()).expect("thirteen");
        let greedy = makings.greedy();
        // Of equal hands the search may return another than the rules.
        let (hands, thrown) = laid.split_once(" | ").expect("one is thrown away");
        let apart = |hand: &str| set(&[&hand[..2], &hand[2..4], &hand[4..]].join(" ")).value();
        let named = hands.split(' ').map(apart);
        assert!(
            greedy.hands.iter().map(SetHand::value).eq(named),
            "{greedy}"
        );
        assert_eq!(greedy.thrown[..], cards(thrown), "{greedy}");
    }
}

/// RULES 10.1, `set`: equal is right, better than the one before is not.
#[test]
fn rules_10_1_order_of_hands() {
    let mut hands = [
        set("Kc Kd 4h"),
        set("Qc Qd 5h"),
        set("Kh Ks 4c"),
        set("3c 3d 3h"),
    ];
    assert!(!is_in_order(&hands));
    best_first(&mut hands);
    assert!(is_in_order(&hands));
    let laid = hands.each_ref().map(ToString::to_string);
    assert_eq!(laid, ["3c3d3h", "KcKd4h", "KhKs4c", "QcQd5h"]);
}

#[test]
fn rules_10_1_four_of_a_kind_is_one_hand() {
    let brag = Ranking::brag();
    let is_hand = |text: &str| SetHand::new(&cards(text), &brag).is_some();
    assert!(is_hand("2c 2d 2h 2s"));
    for text in [
        "2c 2d 2h 3s",
        "2c 2d",
        "2c 2c 2d",
        "2c 2d 2h 2h",
        "*1 *2 *3 *4",
    ] {
        assert!(!is_hand(text), "{text}");
    }
    assert!(set("2c 2d 2h 2s").value() > set("3c 3d 3h").value());
    let dealt = cards("Kc Kd Kh Ks 9c 9d 9h 9s 5c 6d 7h 2c 2d");
    let four = Shape::THIRTEEN.with_four_of_a_kind();
    let greedy = |shape| {
        let makings = Makings::new(&dealt, shape, &brag).expect("thirteen");
        makings.greedy().to_string()
    };
    assert_eq!(greedy(four), "KcKdKhKs 9c9d9h 5c6d7h 9s2c2d");
    assert_eq!(greedy(Shape::THIRTEEN), "KcKhKs 9c9h9s 5c6d7h Kd9d2d");
}

/// RULES 10.1, `quads_win`: higher quads first, aces down; with nine cards nines, then aces down.
#[test]
fn rules_10_1_the_best_quads() {
    let four = |text: &str, top| best_four(&cards(text), top);
    let (nines, aces) = ("9c 9d 9h 9s Ac Ad Ah 2c 3c", "Ac Ad Ah As 9c 9d 9h 2c 3c");
    assert!(four(aces, Rank::Ace) > four(nines, Rank::Ace));
    assert!(four(nines, Rank::Nine) > four(aces, Rank::Nine));
    assert!(four("Kc Kd Kh Ks", Rank::Ace) > four(nines, Rank::Ace));
    let two = "2c 2d 2h 2s 5c 5d 5h 5s";
    assert_eq!(
        four(two, Rank::Ace).map(|four| four.ranks()[0]),
        Some(Rank::Five)
    );
    assert_eq!(four("9c 9d 9h Ac Ad Ah", Rank::Ace), None);
}
