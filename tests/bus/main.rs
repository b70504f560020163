//! Stop the Bus: what the bots see, and how they play.

mod greedy;
#[path = "../kit/dice.rs"]
#[allow(dead_code)]
mod dice;
mod table;

use std::time::Instant;
use brag::cards::{Card, Pack, Ranking};
use brag::policy::{Temper, bus::{self, Seen, Move}};
use std::cell::Cell;

#[test]
#[ignore]
fn lab() {
    let deals: u32 = std::env::var("DEALS").map_or(2000, |d| d.parse().unwrap());
    let down = std::env::var("DOWN").is_ok();
    let ranking = Ranking::brag();
    let (worst, calls, total) = (Cell::new(0), Cell::new(0u64), Cell::new(0u128));
    let sf = |r: &Ranking, s: &Seen| -> Move {
        let t = Instant::now();
        let m = bus::choose(r, s, Temper::Straightforward);
        let e = t.elapsed().as_micros();
        worst.set(worst.get().max(e)); calls.set(calls.get() + 1); total.set(total.get() + e);
        m
    };
    for n in [2usize, 4] {
        let mut dice = dice::Dice::new(7);
        let mut cards: Vec<Card> = Pack::sorted().iter().collect();
        let lives = vec![3; n];
        let (mut sum, mut sq, mut ls, mut lg, mut turns) = (0i64, 0i64, 0u64, 0u64, 0);
        let by = Cell::new(0u32);
        for _ in 0..deals {
            dice.shuffle(&mut cards);
            let mut d = 0i64;
            for swap in [0, 1] {
                let ours = |seat: usize| (seat + swap) % 2 == 0;
                let players: Vec<table::Player> = (0..n).map(|s| if ours(s) { &sf as table::Player } else { &greedy::greedy as table::Player }).collect();
                let out = table::deal(&ranking, &cards, &lives, down, &players);
                turns += out.turns;
                if ours(out.by) { by.set(by.get() + 1); }
                for l in out.lost { if ours(l) { ls += 1; d -= 1 } else { lg += 1; d += 1 } }
            }
            sum += d; sq += d * d;
        }
        let nn = f64::from(deals);
        let mean = sum as f64 / nn; let se = ((sq as f64 / nn - mean * mean) / nn).sqrt();
        println!("{n}: ours {ls} greedy {lg} mean {mean:.4} se {se:.4} sigma {:.1} turns {:.1} ours stuck {} of {}; us worst {} mean {}", mean / se, turns as f64 / nn / 2., by.get(), deals * 2, worst.get(), total.get() as u64 / calls.get());
    }
}
