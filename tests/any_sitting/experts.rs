//! Experts at random tables: they choose among what is offered, whatever the stacks, and also where the cards are real.

use brag::bots::{self, Policy};
use brag::engine::Viewer;
use brag::games::GAMES;
use brag::random::{Rng, Seed};
use brag::rollouts::{Budget, Expert};

use crate::kit::dice::Dice;
use crate::kit::sessions::{play_on, sit_down};

/// The sittings of each game.
const SITTINGS: usize = 6;
/// The moves of a sitting.
const MOVES: usize = 60;

#[test]
fn an_expert_chooses_what_is_offered_at_any_table() {
    let mut dice = Dice::new(36);
    let mut rng = Rng::new(Seed([36; 32]), 0);
    let mut asked = 0;
    for nth in 0..SITTINGS * GAMES.len() {
        let mut session = sit_down(nth, &mut dice);
        play_on(&mut session, MOVES, &mut dice, |session, _, dice| {
            let table = session.table();
            let Some(seat) = table.ask().seat().filter(|_| dice.one_in(8)) else {
                return;
            };
            let (view, choices) = (table.view(Viewer::Seat(seat)), table.choices(seat));
            let mut expert = Expert::among(bots::bot, table.rules(), Budget { playouts: 16 });
            let action = expert.choose(view, &choices, &mut rng);
            let key = table.rules().game;
            let is_offered = choices.iter().any(|choice| choice.admits(action));
            assert!(is_offered, "{key}: {action:?} among {choices:?}");
            assert!(
                table.clone().play_in_place(seat, action).is_ok(),
                "{key}: {action:?}"
            );
            asked += 1;
        });
    }
    assert!(asked > 200, "only {asked} decisions");
}
