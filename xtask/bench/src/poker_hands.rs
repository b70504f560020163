//! Measures the three-card evaluator of the `poker` crate, which uses tables.

use crate::measure;
use poker::{Card, Evaluator, deck};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const RANDOM_HANDS: usize = 1_000_000;

/// Measures all hands in sequence, then more random ones than fit into a cache.
pub fn measure() {
    let evaluator = Evaluator::new();
    let value_all = |hands: &[[Card; 3]]| {
        let values = hands.iter().map(|hand| {
            evaluator
                .evaluate_three(hand)
                .expect("three different cards are a hand")
        });
        values.max()
    };
    let every = every_hand();
    measure::row(
        "`poker`: three cards, all 22,100 hands in sequence",
        every.len(),
        || value_all(&every),
    );
    let random = random_hands();
    measure::row(
        "`poker`: three cards, a million random hands",
        random.len(),
        || value_all(&random),
    );
}

fn every_hand() -> Vec<[Card; 3]> {
    let cards: Vec<Card> = deck::generate().collect();
    let mut hands = Vec::new();
    for (first, &a) in cards.iter().enumerate() {
        for (second, &b) in cards.iter().enumerate().skip(first + 1) {
            hands.extend(cards[second + 1..].iter().map(|&c| [a, b, c]));
        }
    }
    assert_eq!(hands.len(), 22_100);
    hands
}

fn random_hands() -> Vec<[Card; 3]> {
    let mut cards: Vec<Card> = deck::generate().collect();
    let mut rng = StdRng::seed_from_u64(1);
    let mut hand = || {
        for place in 0..3 {
            cards.swap(place, rng.random_range(place..52));
        }
        [cards[0], cards[1], cards[2]]
    };
    (0..RANDOM_HANDS).map(|_| hand()).collect()
}
