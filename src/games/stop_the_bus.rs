//! Stop the Bus: swap with the board until somebody sticks, and the lowest loses a life (RULES 2.6).

use super::beside_betting::{ANTE, with_stages};
use super::catalogue_game::CatalogueGame;
use super::family::Family;
use super::options::{count, flag};
use crate::engine::{BusRules, DealingRules, Rules, Stage, StageRules};

/// The most players: nine (RULES 10.2).
fn most_seats(rules: &Rules) -> Option<usize> {
    match *rules.shape() {
        [StageRules::Dealing(dealing), StageRules::Bus(_)] if dealing.cards == 3 => Some(9),
        _ => None,
    }
}

pub static STOP_THE_BUS: CatalogueGame = CatalogueGame {
    key: "stop_the_bus",
    ante_by_dealer: None,
    family: Family::Bus,
    rules: || {
        let dealing = DealingRules {
            is_open: true,
            board: 3,
            ..DealingRules::of(3)
        };
        with_stages(
            &STOP_THE_BUS,
            most_seats,
            vec![
                Stage::dealing(dealing),
                Stage::bus(BusRules {
                    lives: 3,
                    first_stick: false,
                }),
            ],
        )
    },
    options: &[
        ANTE,
        count!("lives", 1, 9, Rules::bus, Rules::bus_mut, lives),
        flag!(
            "first_stick",
            Rules::bus,
            Rules::bus_mut,
            first_stick,
            super::options::always
        ),
        flag!(
            "one_down",
            Rules::dealing,
            Rules::dealing_mut,
            one_down,
            super::options::always
        ),
    ],
};
