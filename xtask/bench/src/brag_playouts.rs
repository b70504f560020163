//! Measures playouts: each choice of a decision, played out in worlds that agree with what its player has seen.

use crate::measure;
use brag::bots::{self, Temper};
use brag::engine::{Ask, Choices, Seat, Table, Viewer};
use brag::games;
use brag::random::{Rng, Seed, Shuffler};
use brag::rollouts::{Appraisal, Budget};

/// The chips of each player at the beginning.
const STACK: u64 = 100;
/// The decisions that are measured for each game.
const DECISIONS: usize = 12;
/// What is played out for a decision, as for that of an expert.
const BUDGET: Budget = Budget { playouts: 800 };

/// Measures three-card Brag with several numbers of seats, and other games that are played out.
pub fn measure() {
    for seats in [2, 4, 8] {
        row("three_card", seats);
    }
    for game in ["teen_patti", "post_and_pair", "three_stake", "nine_card"] {
        row(game, 4);
    }
}

fn row(game: &str, seats: usize) {
    let decisions = decisions(game, seats);
    let play_out = || decisions.iter().map(playouts).sum::<usize>();
    let units = play_out();
    measure::row(
        &format!("brag: playouts, {seats} players, {game}"),
        units,
        play_out,
    );
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
    let mut players: Vec<_> = (0..seats)
        .map(|seat| bots::bot(&rules, Temper::USUAL[seat % Temper::USUAL.len()]))
        .collect();
    let mut shuffler = Shuffler::new(Seed([5; 32]));
    let mut rng = Rng::new(Seed([6; 32]), 0);
    let (mut found, mut seen) = (Vec::new(), 0);
    while found.len() < DECISIONS {
        let table = Table::new(rules.clone(), &vec![STACK; seats], Seat(0));
        let mut table = table.expect("the game seats so many");
        let pack = shuffler.shuffle(&table.gathered());
        table.deal_in_place(Some(pack)).expect("a deal is due");
        while let (Some(seat), false) = (table.ask().seat(), matches!(table.ask(), Ask::Over)) {
            let choices = table.choices(seat);
            let view = table.view(Viewer::Seat(seat));
            let begun = Appraisal::begin(view, &choices, bots::bot, BUDGET);
            if begun.is_some() {
                seen += 1;
                if seen % 3 == 0 && found.len() < DECISIONS {
                    found.push((table.clone(), seat, choices.clone()));
                }
            }
            let action = players[seat.index()].choose(view, &choices, &mut rng);
            let played = table.play_in_place(seat, action);
            played.expect("a policy does what is offered");
        }
    }
    found
}
