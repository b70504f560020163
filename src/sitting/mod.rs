//! A sitting without a page: the session, saves, results, backups and statistics.

pub mod address;
pub mod backup;
pub mod result;
pub mod save;
pub mod session;
pub mod setup;
pub mod tally;

use crate::bots::Temper;
use crate::games;
use session::{Mind, Player, Setup};

/// The name of the first player until he chooses another. The page translates it.
pub const FIRST_NAME: &str = "You";

/// The names that bots are given, in this order. The page has a portrait for each.
pub const REGULARS: [&str; 12] = [
    "Nell", "Bill", "Captain", "Eddie", "Dot", "Walter", "Maud", "Alf", "Ivy", "Stan", "Queenie",
    "Perce",
];

/// The game that one press starts: you and three bots, a hundred chips each.
#[must_use]
pub fn table_for_four() -> Setup {
    let player = |name: &str, mind| Player {
        name: name.into(),
        chips: 100,
        mind,
    };
    Setup {
        rules: games::three_card(),
        players: vec![
            player(FIRST_NAME, Mind::Person),
            player("Nell", Mind::Bot(Temper::Careful)),
            player("Bill", Mind::Bot(Temper::Straightforward)),
            player("Captain", Mind::Bot(Temper::Bragger)),
        ],
    }
}
