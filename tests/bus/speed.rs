//! How long a decision takes.

use brag::bots::Temper;
use brag::bots::bus::{self, Move, Seen};
use brag::cards::{Card, Pack, Ranking};
use std::cell::RefCell;
use std::time::Instant;

use crate::dice::Dice;
use crate::table::{Player, deal};

/// The best of a few runs of each decision, so that other work on the machine is not measured.
#[test]
#[ignore = "for measurements"]
fn decisions_take_at_most_five_milliseconds() {
    let ranking = Ranking::brag();
    for seats in 2..=9 {
        for one_down in [false, true] {
            let times = RefCell::new(Vec::new());
            let player = |ranking: &Ranking, seen: &Seen| -> Move {
                let run = || {
                    let start = Instant::now();
                    let action = bus::choose(ranking, seen, Temper::Straightforward);
                    (start.elapsed().as_micros(), action)
                };
                let best = (0..5).map(|_| run()).min_by_key(|run| run.0).unwrap();
                times.borrow_mut().push(best.0);
                best.1
            };
            let mut dice = Dice::new(9);
            let mut pack: Vec<Card> = Pack::sorted().iter().collect();
            let players: Vec<Player> = (0..seats).map(|_| &player as Player).collect();
            for _ in 0..40 {
                dice.shuffle(&mut pack);
                deal(&ranking, &pack, &vec![3; seats], one_down, &players);
            }
            let times = times.into_inner();
            let mean = times.iter().sum::<u128>() / times.len() as u128;
            let most = times.iter().max().unwrap();
            println!("{seats} seats, one down {one_down}: mean {mean} us, most {most} us");
            assert!(*most <= 5000);
        }
    }
}
