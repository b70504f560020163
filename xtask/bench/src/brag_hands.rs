//! Ranking three-card hands by Brag's own table.

use crate::measure;
use brag::cards::{Card, Hand, Pack, Ranking};
use brag::chance::{Rng, Seed};

const RANDOM_HANDS: usize = 1_000_000;

/// Measures every hand in sequence, and a million random ones.
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
    let mut cards: Vec<Card> = Pack::sorted().iter().collect();
    let mut rng = Rng::new(Seed([1; 32]), 0);
    let mut hand = || {
        for place in 0..3 {
            let other = place + rng.below(52 - place as u32) as usize;
            cards.swap(place, other);
        }
        Hand([cards[0], cards[1], cards[2]])
    };
    (0..RANDOM_HANDS).map(|_| hand()).collect()
}
