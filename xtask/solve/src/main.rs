//! Solves the betting between two at common depths, prints by how much the play can be exploited, and stores it.

use std::error::Error;
use std::fs;
use std::time::Instant;

use brag::cards::Ranking;
use brag::engine::BlindLast;
use brag::solver::{Book, Buckets, Hands, ONE, Opening, Solver, Tree, Worthwhile};

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Where the book stands in the project.
const FILE: &str = "src/solver/heads_up.bin";

/// Three-card Brag by its default rules, at the depths that sittings have.
const KEEP: [Opening; 4] = [
    keep(10, (8, 13), u8::MAX),
    keep(20, (14, 30), 8),
    keep(50, (31, 70), 6),
    keep(100, (71, 1_000), 6),
];

/// What is stored of these: the beginnings of a deal, and what then happens often.
const OFTEN: Worthwhile = Worthwhile {
    moves: 6,
    chance: ONE >> 18,
};

const KEEP_ITERATIONS: u32 = 300;

/// If the last player wins the pot though he is blind, ten chips each: every bet of the other has its answer.
const WIN: [Opening; 2] = [win(0), win(1)];

const ALL: Worthwhile = Worthwhile {
    moves: u32::MAX,
    chance: 0,
};

const WIN_ITERATIONS: u32 = 1_000;

/// Trees are no larger than that.
const MOST_TURNS: usize = 1_000_000;

const fn keep(chips: u16, good_for: (u16, u16), bets: u8) -> Opening {
    Opening {
        blind_last: BlindLast::Keep,
        chips,
        good_for,
        bets,
        of: None,
    }
}

const fn win(side: usize) -> Opening {
    Opening {
        blind_last: BlindLast::Win,
        chips: 10,
        good_for: (10, 10),
        bets: u8::MAX,
        of: Some(side),
    }
}

fn main() -> Result {
    let ranking = Ranking::brag();
    let buckets = Buckets::counted(&ranking);
    let hands = Hands::new(&ranking, &buckets);
    let mut solved = Vec::new();
    for (openings, iterations, stored) in [
        (&WIN[..], WIN_ITERATIONS, ALL),
        (&KEEP[..], KEEP_ITERATIONS, OFTEN),
    ] {
        for opening in openings {
            let solver = solve(opening, &buckets, iterations)?;
            if opening.of.is_none() && solver.tree().turns() < MOST_TURNS / 20 {
                let by = hands.exploitable([&solver, &solver]);
                println!("  exploitable by {by} thousandths of an ante a deal within the tree");
            }
            solved.push((*opening, solver, stored));
        }
    }
    let by = hands.exploitable([&solved[0].1, &solved[1].1]);
    println!(
        "10 chips, blind_last = win, every bet: exploitable by {by} thousandths of an ante a deal"
    );
    let parts: Vec<(Opening, &Solver, Worthwhile)> = solved
        .iter()
        .map(|(opening, solver, stored)| (*opening, solver, *stored))
        .collect();
    let bytes = Book::of(&parts).write(&buckets);
    let book = Book::read(&bytes)?;
    let stored = [0, 1].map(|nth| {
        let tree = solved[nth].1.tree();
        let play = book.on(nth, tree);
        hands.best_reply(tree, 1 - nth, &|at| play[at as usize].clone())
    });
    let by = (stored[0] + stored[1]) / 2 - 1_000;
    println!("the same as stored: {by}");
    println!("{FILE}: {} turns, {} bytes", book.turns(), bytes.len());
    fs::write(FILE, bytes)?;
    Ok(())
}

fn solve(opening: &Opening, buckets: &Buckets, iterations: u32) -> Result<Solver> {
    let begin = Instant::now();
    let terms = opening.terms().ok_or("no betting game")?;
    let tree = Tree::new(&terms, opening.spot(), opening.menus(), MOST_TURNS);
    let tree = tree.ok_or("a tree is too large")?;
    let turns = tree.turns();
    let mut solver = Solver::new(tree, buckets.clone());
    (0..iterations).for_each(|_| solver.iterate());
    let (rule, chips, seconds) = (opening.blind_last, opening.chips, begin.elapsed().as_secs());
    println!("{rule:?}, {chips} chips: {turns} turns, {iterations} iterations in {seconds} s");
    Ok(solver)
}
