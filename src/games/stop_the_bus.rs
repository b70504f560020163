//! Stop the Bus: swap with the board until somebody sticks, and the lowest loses a life (RULES 2.6).

use super::game::Game;
use super::options::{count, flag};
use super::sets::{ANTE, with_stages};
use crate::engine::{DealingRules, Rules, StageRules, SwappingRules};

/// Stop the Bus.
pub static STOP_THE_BUS: Game = Game {
    key: "stop_the_bus",
    rules: || {
        let dealing = DealingRules {
            is_open: true,
            board: 3,
            ..DealingRules::of(3)
        };
        with_stages(
            "stop_the_bus",
            vec![
                StageRules::Dealing(dealing),
                StageRules::Swapping(SwappingRules { lives: 3 }),
            ],
        )
    },
    options: &[
        ANTE,
        count!("lives", 1, 9, Rules::swapping, Rules::swapping_mut, lives),
        flag!(
            "one_down",
            Rules::dealing,
            Rules::dealing_mut,
            one_down,
            super::options::always
        ),
    ],
};
