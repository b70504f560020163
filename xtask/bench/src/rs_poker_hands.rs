//! Measures the `rs_poker` crate: whole hands of Texas hold 'em in its arena, played by its random agents.
//!
//! Stacks, blinds and the agents' settings are those of the crate's own benchmark.

use crate::measure;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use rs_poker::arena::agent::RandomAgent;
use rs_poker::arena::{Agent, GameStateBuilder, HoldemSimulationBuilder};
use tokio::runtime::{Builder, Runtime};

/// Measures tables of three and of six players.
pub fn measure() {
    let runtime = Builder::new_current_thread()
        .build()
        .expect("a runtime of one thread takes nothing");
    let mut rng = StdRng::seed_from_u64(1);
    for players in [3, 6] {
        let what = format!("`rs_poker`: hands in the arena, {players} random agents");
        measure::row(&what, 1, || play(&runtime, players, &mut rng));
    }
}

/// Plays one hand. Returns the players' stacks.
fn play(runtime: &Runtime, players: usize, rng: &mut StdRng) -> Vec<f32> {
    let game = GameStateBuilder::new()
        .num_players_with_stack(players, 100_000.0)
        .blinds(500.0, 250.0)
        .ante(50.0)
        .build()
        .expect("the stacks and blinds are in order");
    let agents = (0..players)
        .map(|_| -> Box<dyn Agent> {
            Box::new(RandomAgent::new_with_seed(
                "",
                vec![0.15],
                vec![0.5],
                rng.random(),
            ))
        })
        .collect();
    let mut simulation = HoldemSimulationBuilder::default()
        .game_state(game)
        .agents(agents)
        .build_with_rng(StdRng::from_rng(rng))
        .expect("the simulation has its game and its agents");
    runtime.block_on(simulation.run());
    simulation.game_state.stacks.to_vec()
}
