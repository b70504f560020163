//! With stacks as large as a table allows, nothing that thinks overflows.

use brag::bots::{self, Temper};
use brag::engine::{Ask, Viewer};
use brag::games::GAMES;
use brag::random::{Rng, Seed};
use brag::rollouts::{Appraisal, Budget, Expert};
use brag::solver;

use crate::school::{Bot, School};

const FEW: Budget = Budget { playouts: 24 };

#[test]
fn stacks_of_any_size_are_thought_about_in_every_game() {
    for stack in [1 << 30, 1 << 49] {
        for game in GAMES {
            let rules = (game.rules)();
            let seats = rules.most_seats().map_or(3, |most| most.min(3));
            let bot = |seat: usize| bots::bot(&rules, Temper::USUAL[seat % 3]);
            let bots: Vec<Bot> = (0..seats).map(bot).collect();
            let mut school = School::new(rules.clone(), &vec![stack; seats], bots, 7).unwrap();
            let mut rng = Rng::new(Seed([5; 32]), 0);
            for _ in 0..2 {
                if school.table.ask() == Ask::Over {
                    break;
                }
                school.deal(3000, |table, seat, _| {
                    let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
                    let mut expert = Expert::new(table.rules(), FEW);
                    while expert.considers(view, &choices, &mut rng).is_none() {}
                    let _ = solver::advise(view, &choices, 2_000);
                    let appraisal = Appraisal::begin(view, &choices, bots::bot, FEW);
                    if let Some(mut appraisal) = appraisal {
                        while !appraisal.step().is_done {}
                    }
                });
            }
        }
    }
}
