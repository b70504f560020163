//! Ranking three-card hands by Brag's own table, with wild cards, and setting five cards to their best.

use crate::measure;
use brag::cards::{Card, CardSet, Hand, Pack, Ranking, RankingRules};
use brag::chance::{Rng, Seed};

const RANDOM_HANDS: usize = 1_000_000;

/// Measures every hand in sequence, a million random ones, those with twos wild, and the best three of
/// five.
pub fn measure() {
    let ranking = Ranking::brag();
    let best_of = |hands: &[Hand]| hands.iter().map(|hand| ranking.value(*hand)).max();
    let every = every_hand();
    measure::row(
        "brag: three cards, all 22,100 hands in sequence",
        every.len(),
        || best_of(&every),
    );
    let random = random_hands();
    measure::row(
        "brag: three cards, a million random hands",
        random.len(),
        || best_of(&random),
    );
    let twos = Ranking::new(RankingRules {
        wild: CardSet::TWOS,
        ..RankingRules::default()
    });
    measure::row(
        "brag: three cards, twos wild, a million random hands",
        random.len(),
        || random.iter().map(|hand| twos.value(*hand)).max(),
    );
    let fives: Vec<[Card; 5]> = random_cards();
    for (name, ranking) in [("no wild cards", &ranking), ("twos wild", &twos)] {
        measure::row(
            &format!("brag: best three of five, {name}, a million random hands"),
            fives.len(),
            || {
                fives
                    .iter()
                    .map(|five| ranking.best(five).map(|best| best.value))
                    .max()
            },
        );
    }
}

fn every_hand() -> Vec<Hand> {
    let cards: Vec<Card> = Pack::sorted().iter().collect();
    let mut hands = Vec::new();
    for (first, &a) in cards.iter().enumerate() {
        for (second, &b) in cards.iter().enumerate().skip(first + 1) {
            hands.extend(cards[second + 1..].iter().map(|&c| Hand([a, b, c])));
        }
    }
    assert_eq!(hands.len(), 22_100);
    hands
}

fn random_hands() -> Vec<Hand> {
    random_cards().into_iter().map(Hand).collect()
}

fn random_cards<const N: usize>() -> Vec<[Card; N]> {
    let mut cards: Vec<Card> = Pack::sorted().iter().collect();
    let mut rng = Rng::new(Seed([1; 32]), 0);
    let mut hand = || {
        for place in 0..N {
            let other = place + rng.below(52 - place as u32) as usize;
            cards.swap(place, other);
        }
        std::array::from_fn(|place| cards[place])
    };
    (0..RANDOM_HANDS).map(|_| hand()).collect()
}
