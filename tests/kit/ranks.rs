//! A slow second implementation of the ranking of RULES 1.3: sequences and prials are written lists, and hands are
//! compared as lists of places.

use brag::cards::{Card, Hand, HandKind, Pack};

/// Sequences and prials, best first, as the rules print them.
const RUNS: [&str; 12] = [
    "32A", "AKQ", "KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432",
];
const PRIALS: &str = "3AKQJT9876542";
const RANKS: &str = "AKQJT98765432";

/// A hand's class: the places of its kind and of its cards, counted from the best, so that the
/// smaller list is the better hand.
pub type Class = Vec<usize>;

pub fn class(hand: Hand, kinds: &[HandKind; 6]) -> (HandKind, Class) {
    let mut ranks: Vec<char> = hand.0.iter().map(|card| letter(*card)).collect();
    ranks.sort_by_key(|rank| place(RANKS, *rank));
    let one_suit = hand.0.iter().all(|card| card.suit() == hand.0[0].suit());
    let run = RUNS.iter().position(|run| {
        let mut run: Vec<char> = run.chars().collect();
        run.sort_by_key(|rank| place(RANKS, *rank));
        run == ranks
    });
    let times = |rank: &char| ranks.iter().filter(|other| *other == rank).count();
    let most = ranks.iter().map(times).max();
    let (kind, order) = match (most, run, one_suit) {
        (Some(3), ..) => (HandKind::Prial, vec![place(PRIALS, ranks[0])]),
        (_, Some(run), true) => (HandKind::RunningFlush, vec![run]),
        (_, Some(run), false) => (HandKind::Run, vec![run]),
        (Some(2), ..) => {
            let mut order: Vec<char> = ranks.clone();
            order.sort_by_key(|rank| (3 - times(rank), place(RANKS, *rank)));
            (HandKind::Pair, places(&order))
        }
        (_, _, true) => (HandKind::Flush, places(&ranks)),
        _ => (HandKind::HighCard, places(&ranks)),
    };
    let mut class = vec![kinds.iter().position(|k| *k == kind).expect("every kind")];
    class.extend(order);
    (kind, class)
}

/// The kinds of the usual ranking, best first.
pub const BRAG: [HandKind; 6] = [
    HandKind::Prial,
    HandKind::RunningFlush,
    HandKind::Run,
    HandKind::Flush,
    HandKind::Pair,
    HandKind::HighCard,
];

/// The same with the running flush on top (O24).
pub const RUNNING_FLUSH_FIRST: [HandKind; 6] = [
    HandKind::RunningFlush,
    HandKind::Prial,
    HandKind::Run,
    HandKind::Flush,
    HandKind::Pair,
    HandKind::HighCard,
];

/// The class in poker's order (RULES 1.8): aces are the best three of a kind, 3-2-A is the lowest straight.
pub fn poker(hand: Hand) -> (HandKind, Class) {
    let (kind, mut class) = class(hand, &RUNNING_FLUSH_FIRST);
    let lowest = RUNS.len();
    match (kind, class[1]) {
        (HandKind::Run | HandKind::RunningFlush, 0) => class[1] = lowest,
        (HandKind::Prial, _) => class[1] = place(RANKS, letter(hand.0[0])),
        _ => {}
    }
    (kind, class)
}

/// Every hand of three cards, once each.
pub fn all_hands() -> impl Iterator<Item = Hand> {
    let cards: Vec<Card> = Pack::sorted().iter().collect();
    (0..cards.len()).flat_map(move |a| {
        let cards = cards.clone();
        (0..a).flat_map(move |b| {
            let cards = cards.clone();
            (0..b).map(move |c| Hand([cards[a], cards[b], cards[c]]))
        })
    })
}

fn letter(card: Card) -> char {
    card.rank().expect("no joker").letter()
}

fn place(order: &str, rank: char) -> usize {
    order.find(rank).expect("every rank")
}

fn places(ranks: &[char]) -> Vec<usize> {
    ranks.iter().map(|rank| place(RANKS, *rank)).collect()
}
