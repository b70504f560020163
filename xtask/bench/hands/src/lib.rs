//! Pieces of work with hands that are measured: in this process, and, by the functions that a module of
//! WebAssembly exports, in a browser's engine.

mod exports;

use brag::cards::{Card, CardSet, Hand, Pack, Ranking, RankingRules};
use brag::chance::{Rng, Seed};
use brag::odds;

/// How many random hands there are of each kind.
pub const RANDOM_HANDS: usize = 1_000_000;

/// One piece of work, to be done again and again.
pub struct Work {
    /// What it is.
    pub name: &'static str,
    /// How many things it does each time.
    pub units: usize,
    /// Does it, and returns something that depends on all of it.
    pub run: Box<dyn FnMut() -> u64>,
}

/// How many pieces there are.
pub const PIECES: usize = 8;

/// The piece of this number.
#[must_use]
pub fn piece(number: usize) -> Work {
    let brag = RankingRules::default();
    let twos = RankingRules {
        wild: CardSet::TWOS,
        ..brag
    };
    let most = RankingRules { jokers: 2, ..twos };
    match number {
        0 => three(
            "three cards, all 22,100 hands in sequence",
            brag,
            every_hand(),
        ),
        1 => three("three cards, a million random hands", brag, random_hands()),
        2 => three(
            "three cards, twos wild, a million random hands",
            twos,
            random_hands(),
        ),
        3 => five("best three of five, a million random hands", brag),
        4 => five(
            "best three of five, twos wild, a million random hands",
            twos,
        ),
        5 => table("odds, three cards", brag, 3),
        6 => table("odds, five cards", brag, 5),
        _ => table("odds, five cards, twos and two jokers wild", most, 5),
    }
}

fn three(name: &'static str, rules: RankingRules, hands: Vec<Hand>) -> Work {
    let ranking = Ranking::new(rules);
    Work {
        name,
        units: if name.contains("22,100") {
            22_100
        } else {
            RANDOM_HANDS
        },
        run: Box::new(move || best_of(&ranking, &hands)),
    }
}

/// By borrowed things alone, which the loop cannot change: so it need not fetch them anew for each hand.
#[inline(never)]
fn best_of(ranking: &Ranking, hands: &[Hand]) -> u64 {
    let best = hands.iter().map(|hand| ranking.value(*hand)).max();
    best.map_or(0, |best| best.kind() as u64)
}

fn five(name: &'static str, rules: RankingRules) -> Work {
    let ranking = Ranking::new(rules);
    let fives: Vec<[Card; 5]> = random_cards();
    Work {
        name,
        units: RANDOM_HANDS,
        run: Box::new(move || best_of_fives(&ranking, &fives)),
    }
}

#[inline(never)]
fn best_of_fives(ranking: &Ranking, fives: &[[Card; 5]]) -> u64 {
    let best = fives.iter().filter_map(|five| ranking.best(five));
    let best = best.map(|best| best.value).max();
    best.map_or(0, |best| best.kind() as u64)
}

fn table(name: &'static str, rules: RankingRules, cards: usize) -> Work {
    Work {
        name,
        units: 1,
        run: Box::new(move || odds::ways(rules, cards).map_or(0, |ways| ways.total())),
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
