//! Pieces of work, with hands and with playouts, to be measured natively and, through the exports of a WebAssembly module,
//! in a browser's engine.

pub mod company;
mod exports;
mod playouts;

use brag::bots::Temper;
use brag::bots::bus::{self, Move, Seen};
use brag::bots::sets::{self, AllWon, Goal, Points, Spot};
use brag::cards::arrange::{MOST_HANDS, Makings, Shape};
use brag::cards::{Card, CardSet, Hand, HandKind, HandValue, Pack, Ranking, RankingRules};
use brag::odds;
use brag::random::{Rng, Seed};

/// The number of random hands.
pub const RANDOM_HANDS: usize = 1_000_000;

/// The number of random deals.
const DEALS: usize = 200;

/// A piece of work that can be repeated.
pub struct Work {
    /// Its name.
    pub name: &'static str,
    /// How many things it handles at a time.
    pub units: usize,
    /// Does it. Returns a value that depends on all of it.
    pub run: Box<dyn FnMut() -> u64>,
}

/// The number of pieces with hands. They come first.
pub const HANDS: usize = 13;
/// The number of pieces.
pub const PIECES: usize = HANDS + playouts::ROWS_COUNT;

/// The piece with this number.
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
        7 => table("odds, five cards, twos and two jokers wild", most, 5),
        8 => greedy("setting fifteen cards greedily", Shape::FIFTEEN),
        9 => set("setting thirteen cards for the game", Shape::THIRTEEN),
        10 => set("setting fifteen cards for the game", Shape::FIFTEEN),
        11 => swap("Stop the Bus: a swap among four", 4, false),
        12 => swap("Stop the Bus: a swap among nine, one card down", 9, true),
        _ => playouts::piece(number - HANDS),
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

/// Takes references, so that the compiler need not reload the ranking for each hand.
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

fn greedy(name: &'static str, shape: Shape) -> Work {
    let (ranking, deals) = (Ranking::brag(), random_deals(shape));
    setting(name, deals, move |cards| {
        let makings = Makings::new(cards, shape, &ranking)?;
        makings.greedy().hands.last().map(|hand| hand.value())
    })
}

/// Setting hands as a bot does, against two others, for points.
fn set(name: &'static str, shape: Shape) -> Work {
    let (ranking, deals) = (Ranking::brag(), random_deals(shape));
    let mut points = Points {
        others: [0, 0].into_iter().collect(),
        target: 10,
        ..Points::default()
    };
    if shape == Shape::FIFTEEN {
        points.most = 1;
    } else {
        (points.by_hand, points.all) = ([1; MOST_HANDS], AllWon::Game);
    }
    let goal = Goal::Points(points);
    setting(name, deals, move |cards| {
        let spot = Spot {
            makings: &Makings::new(cards, shape, &ranking)?,
            laid: &[],
            ranking: &ranking,
            opponents: 2,
            goal: &goal,
            minimum: HandKind::Pair,
            first_shown: false,
        };
        let laid = sets::set(&spot, Temper::Straightforward);
        laid.hands.last().map(|hand| hand.value())
    })
}

/// The first swap of a deal, which leaves the most open.
fn swap(name: &'static str, seats: usize, one_down: bool) -> Work {
    let ranking = Ranking::brag();
    let lives = vec![3; seats];
    let deals: Vec<[Card; 6]> = random_cards::<6>().into_iter().take(DEALS).collect();
    Work {
        name,
        units: DEALS,
        run: Box::new(move || {
            let swapped = deals.iter().map(|[a, b, c, d, e, f]| {
                let board = [Some(*d), Some(*e).filter(|_| !one_down), Some(*f)];
                let seen = Seen::new(&lives, 0, Hand([*a, *b, *c]), board);
                bus::choose(&ranking, &seen, Temper::Straightforward) != Move::SwapAll
            });
            swapped.map(u64::from).sum()
        }),
    }
}

fn setting(
    name: &'static str,
    deals: Vec<Vec<Card>>,
    last: impl Fn(&[Card]) -> Option<HandValue> + 'static,
) -> Work {
    let work = move || {
        let values = deals.iter().filter_map(|deal| last(deal));
        values.map(|value| value.kind() as u64).sum()
    };
    Work {
        name,
        units: DEALS,
        run: Box::new(work),
    }
}

fn random_deals(shape: Shape) -> Vec<Vec<Card>> {
    let mut cards: Vec<Card> = Pack::sorted().iter().collect();
    let mut rng = Rng::new(Seed([1; 32]), 0);
    let mut deal = || {
        rng.shuffle(&mut cards);
        cards[..shape.cards()].to_vec()
    };
    (0..DEALS).map(|_| deal()).collect()
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
