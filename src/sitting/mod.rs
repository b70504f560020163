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
use crate::engine::Chips;
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
    usual_table(Some(FIRST_NAME.into()), 3, 100)
}

/// A table for three-card Brag by its usual rules: a person of this name, if any, and after him bots with the usual names and
/// tempers.
#[must_use]
pub fn usual_table(person: Option<String>, bots: usize, chips: Chips) -> Setup {
    let player = |name, kind| Player { name, chips, kind };
    let mut players: Vec<_> = person
        .into_iter()
        .map(|name| player(name, PlayerKind::Person))
        .collect();
    for name in REGULARS.into_iter().take(bots) {
        let temper = usual_temper(players.len());
        players.push(player(name.into(), PlayerKind::Bot(temper)));
    }
    Setup {
        rules: games::three_card(),
        players,
        first_dealer: None,
        at_home: false,
    }
}

/// The temper that the bot in this seat has until another is chosen.
#[must_use]
pub fn usual_temper(seat: usize) -> Temper {
    Temper::USUAL[seat.wrapping_sub(1) % Temper::USUAL.len()]
}
