//! Computes how good players set their hands against each other, and prints `src/bots/sets/marks.rs`: `cargo run
//! --profile fast --package bench-hands --example habits > src/bots/sets/marks.rs`.
//!
//! At first all players lay the strongest hand first. Then each sets against what the others did, again and again.
//! The result is the same every time.

use brag::bots::Temper;
use brag::bots::sets::{self, AllWon, Goal, Habits, MARKS, MOST_OPPONENTS, Points, Pots, Spot};
use brag::cards::arrange::{Arrangement, MOST_HANDS, Makings, Shape};
use brag::cards::{Card, HandKind, Pack, Rank, Ranking};
use brag::random::{Rng, Seed};

const ROUNDS: u32 = 5;
const DEALS: u32 = 20_000;
/// The number of settings that represent all spare hands.
const TYPICAL: usize = 32;

type Strengths = [u16; MOST_HANDS];
type Marks = Vec<[u16; MARKS]>;

fn main() {
    println!(
        "//! How strong the hands are that are laid first, second and so on by players who set well. Made by\n\
         //! `xtask/bench/hands/examples/habits.rs`.\n\nuse super::habits::MARKS;\n"
    );
    for (name, what, shape, most) in [
        ("SIX", "Six cards", Shape::SIX, 7),
        ("SEVEN", "Seven cards", Shape::SEVEN, 6),
        ("NINE", "Nine cards", Shape::NINE, 4),
        ("TEN", "Ten cards", Shape::TEN, 4),
        ("THIRTEEN", "Thirteen cards", Shape::THIRTEEN, 3),
        ("FIFTEEN", "Fifteen cards", Shape::FIFTEEN, 2),
    ] {
        let (marks, rows) = settle(shape, most);
        println!(
            "/// {what}.\npub(super) static {name}: [[u16; MARKS]; {}] = {marks:?};\n",
            marks.len()
        );
        if shape == Shape::THIRTEEN {
            println!(
                "/// Typical settings of thirteen cards. They stand for a spare hand, which nobody has seen.\n\
                 pub(super) static TYPICAL: [[u16; 4]; {TYPICAL}] = {:?};\n",
                typical(rows)
            );
        }
    }
}

/// The habits to which players who set against these very habits settle, and their last settings.
fn settle(shape: Shape, most: u32) -> (Marks, Vec<Strengths>) {
    let ranking = Ranking::brag();
    let mut rng = Rng::new(Seed([9; 32]), shape.cards() as u64);
    let mut marks: Option<Marks> = None;
    let mut all: Vec<Strengths> = Vec::new();
    for round in 0..=ROUNDS {
        let laid: Vec<Strengths> = (0..DEALS)
            .map(|_| {
                let makings = Makings::new(&deal(shape, &mut rng), shape, &ranking);
                let makings = makings.expect("as many cards as there are");
                let laid = match &marks {
                    None => makings.greedy(),
                    Some(marks) => lay(&makings, &ranking, 1 + rng.below(most), marks, &mut rng),
                };
                strengths(&laid)
            })
            .collect();
        // Older rounds count for less: each round weighs as much as all rounds before it.
        if round < 2 {
            all = laid.clone();
        } else {
            rng.shuffle(&mut all);
            all.truncate(DEALS as usize);
            all.extend(&laid);
        }
        marks = Some(quantiles(&all, shape.hands()));
    }
    (marks.expect("there was a round"), all)
}

fn deal(shape: Shape, rng: &mut Rng) -> Vec<Card> {
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    rng.shuffle(&mut pack);
    pack.truncate(shape.cards());
    pack
}

fn lay(
    makings: &Makings,
    ranking: &Ranking,
    opponents: u32,
    marks: &Marks,
    rng: &mut Rng,
) -> Arrangement {
    let cards = makings.shape().cards();
    let goal = goal(cards, opponents, rng);
    let spot = Spot {
        makings,
        laid: &[],
        ranking,
        opponents: opponents as u8,
        goal: &goal,
        minimum: if cards == 13 {
            HandKind::Pair
        } else {
            HandKind::HighCard
        },
        first_shown: cards == 9,
    };
    sets::set_against(&spot, Temper::Straightforward, Habits(marks))
}

/// A random goal.
fn goal(cards: usize, opponents: u32, rng: &mut Rng) -> Goal {
    let mut points = Points::default();
    match (cards, rng.below(3)) {
        (6, which) => {
            (points.by_hand, points.all) = ([1; MOST_HANDS], AllWon::Points(which / 2));
            points.target = 10;
        }
        (7, _) => return pots(0, 1, 2),
        (9, 0) => return pots(0, 1, 2),
        (9, 1) => {
            (points.by_hand, points.target) = ([1; MOST_HANDS], 21);
        }
        (9, _) => return pots(1, 1 + u64::from(rng.below(3)), 3),
        (13, which) => {
            points.by_hand = if which == 0 {
                [4, 3, 2, 1, 0]
            } else {
                [1; MOST_HANDS]
            };
            points.target = if which == 0 { 30 } else { 10 };
            points.all = if rng.below(2) == 0 {
                AllWon::Game
            } else {
                AllWon::Points(1)
            };
        }
        _ => (points.most, points.target) = (1, 5),
    }
    points.own = rng.below(points.target);
    points.others = (0..opponents.min(MOST_OPPONENTS as u32))
        .map(|_| rng.below(points.target))
        .collect();
    Goal::Points(points)
}

fn pots(by_hand: u64, main: u64, enough: u8) -> Goal {
    Goal::Pots(Pots {
        by_hand: [by_hand; MOST_HANDS],
        main,
        enough,
    })
}

fn strengths(laid: &Arrangement) -> Strengths {
    let mut strengths = [0; MOST_HANDS];
    for (strength, hand) in strengths.iter_mut().zip(&laid.hands) {
        *strength = sets::strength(hand.value(), Rank::Three);
    }
    strengths
}

/// The marks between which equally many hands lie.
fn quantiles(all: &[Strengths], hands: usize) -> Marks {
    let mark = |sorted: &[u16], mark: usize| sorted[(2 * mark + 1) * sorted.len() / (2 * MARKS)];
    (0..hands)
        .map(|place| {
            let mut sorted: Vec<u16> = all.iter().map(|row| row[place]).collect();
            sorted.sort_unstable();
            std::array::from_fn(|nth| mark(&sorted, nth))
        })
        .collect()
}

/// A sample of settings from the worst to the best, ordered by the sum of their ranks in each place.
fn typical(rows: Vec<Strengths>) -> Vec<[u16; 4]> {
    let places: Vec<Vec<u16>> = (0..4)
        .map(|place| {
            let mut sorted: Vec<u16> = rows.iter().map(|row| row[place]).collect();
            sorted.sort_unstable();
            sorted
        })
        .collect();
    let place = |row: &Strengths| -> usize {
        let of = |(place, sorted): (usize, &Vec<u16>)| {
            sorted.partition_point(|other| *other < row[place])
        };
        places.iter().enumerate().map(of).sum()
    };
    let mut ordered: Vec<(usize, Strengths)> = rows.iter().map(|row| (place(row), *row)).collect();
    ordered.sort_unstable();
    let nth = |nth: usize| ordered[(2 * nth + 1) * ordered.len() / (2 * TYPICAL)].1;
    (0..TYPICAL)
        .map(nth)
        .map(|[a, b, c, d, _]| [a, b, c, d])
        .collect()
}
