//! Playouts: each choice of a decision, played out in worlds that agree with what its player has seen.

use std::ops::ControlFlow;

use crate::Work;
use crate::company::{Company, sit_down};
use brag::bots;
use brag::engine::{Choices, Seat, Table, Viewer};
use brag::games;
use brag::rollouts::{Appraisal, Budget};

/// The decisions that are measured for each game.
const DECISIONS: usize = 12;
/// What is played out for a decision, as for that of an expert.
const BUDGET: Budget = Budget { playouts: 800 };

/// What is measured: its name, the game and the number of seats.
const ROWS: [(&str, &str, usize); ROWS_COUNT] = [
    ("playouts, 2 players, three_card", "three_card", 2),
    ("playouts, 4 players, three_card", "three_card", 4),
    ("playouts, 8 players, three_card", "three_card", 8),
    ("playouts, 8 players, five_card", "five_card", 8),
    (
        "playouts, 3 players, best_of_thirteen",
        "best_of_thirteen",
        3,
    ),
    ("playouts, 4 players, teen_patti", "teen_patti", 4),
    ("playouts, 4 players, post_and_pair", "post_and_pair", 4),
    ("playouts, 4 players, three_stake", "three_stake", 4),
    ("playouts, 4 players, american", "american", 4),
    ("playouts, 4 players, nine_card", "nine_card", 4),
    ("playouts, 4 players, thirteen_card", "thirteen_card", 4),
];

/// The number of these pieces.
pub(crate) const ROWS_COUNT: usize = 11;

/// The piece with this number.
pub(crate) fn piece(number: usize) -> Work {
    let (name, game, seats) = ROWS[number % ROWS_COUNT];
    let decisions = decisions(game, seats);
    let play_out = move || decisions.iter().map(playouts).sum::<usize>();
    Work {
        name,
        units: play_out(),
        run: Box::new(move || play_out() as u64),
    }
}

/// Plays the choices of a decision out, worlds included. Returns the number of playouts.
fn playouts((table, seat, choices): &(Table, Seat, Choices)) -> usize {
    let view = table.view(Viewer::Seat(*seat));
    let begun = Appraisal::begin(view, choices, bots::bot, BUDGET);
    let mut appraisal = begun.expect("there is something to compare");
    while !appraisal.step().is_done {}
    appraisal.worlds() as usize * appraisal.estimates().len()
}

/// Decisions of bots of all tempers, every third one.
fn decisions(game: &str, seats: usize) -> Vec<(Table, Seat, Choices)> {
    let rules = (games::named(game).expect("it is in the catalogue").rules)();
    let mut company = Company::new(&rules, seats, 5);
    let (mut found, mut seen) = (Vec::new(), 0);
    while found.len() < DECISIONS {
        let mut table = sit_down(&rules, seats).expect("the game seats so many");
        let _ = company.play(&mut table, 1, |table, seat, choices| {
            let view = table.view(Viewer::Seat(seat));
            if Appraisal::begin(view, choices, bots::bot, BUDGET).is_some() {
                seen += 1;
                if seen % 3 == 0 {
                    found.push((table.clone(), seat, choices.clone()));
                }
            }
            match found.len() {
                DECISIONS => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        });
    }
    found
}
