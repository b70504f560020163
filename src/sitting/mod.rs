//! A sitting without a page: the session, saves, results, backups, what reviews found, what experts remember, and statistics.

pub mod address;
pub mod backup;
pub mod file_kind;
pub mod findings;
pub mod memory;
pub mod mistake;
pub mod past;
pub mod replica;
pub mod result;
pub mod save;
pub mod session;
pub mod settlement;
pub mod setup;
pub(crate) mod stored;
pub mod tally;
pub mod transfers;

use crate::bots::Temper;
use crate::games;
use session::{Player, PlayerKind, Setup};

/// The name of the first player until he chooses another. The page translates it.
pub const FIRST_NAME: &str = "You";

/// The names that bots are given, in this order. The page has a portrait for each.
pub const REGULARS: [&str; 12] = [
    "Nell", "Bill", "Charlie", "Eddie", "Dot", "Walter", "Maud", "Alf", "Ivy", "Stan", "Queenie",
    "Perce",
];

/// The game that one press starts: you and three bots, a hundred chips each.
#[must_use]
pub fn table_for_four() -> Setup {
    let player = |name: &str, kind| Player {
        name: name.into(),
        chips: 100,
        kind,
    };
    Setup {
        rules: games::three_card(),
        players: vec![
            player(FIRST_NAME, PlayerKind::Person),
            player("Nell", PlayerKind::Bot(Temper::Careful)),
            player("Bill", PlayerKind::Bot(Temper::Straightforward)),
            player("Charlie", PlayerKind::Bot(Temper::Bragger)),
        ],
        first_dealer: None,
        at_home: false,
    }
}
