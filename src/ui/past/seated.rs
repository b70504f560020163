//! Who sits at a table of the past.

use super::records::Which;
use crate::engine::Seat;
use crate::notation::{SeatEntry, Sitting};
use crate::policy::Temper;
use crate::ui::FIRST_NAME;
use crate::ui::game::Game;
use crate::ui::language::{Name, say};
use crate::ui::session::{Mind, Player, Setup};
use crate::ui::words;

/// Who sits there: in this sitting those who play, elsewhere whom the record names.
#[must_use]
pub fn setup(which: Which, sitting: &Sitting, game: Game) -> Setup {
    if which.brought.is_none() {
        return game.setup();
    }
    let record = sitting.record();
    let player = |(seat, nth): (&SeatEntry, u64)| Player {
        name: if seat.name.trim().is_empty() {
            say::nameless(nth)
        } else {
            seat.name.clone()
        },
        chips: seat.chips,
        // Who was "you" when it was played is spoken to again, in whatever language is spoken now.
        mind: if seat.name == FIRST_NAME {
            Mind::Person
        } else {
            Mind::Bot(Temper::Careful)
        },
    };
    Setup {
        rules: record.rules.clone(),
        players: record.seats.iter().zip(1..).map(player).collect(),
    }
}

/// Who sits on a seat, as sentences name him.
#[must_use]
pub fn named(setup: &Setup, seat: Seat) -> Name {
    let people = setup
        .players
        .iter()
        .filter(|player| player.mind == Mind::Person);
    let alone = people.count() == 1;
    let player = setup.players.get(seat.index());
    let is_you = alone && player.is_some_and(|player| !player.mind.is_bot());
    words::somebody(player.map_or("", |player| &player.name), is_you)
}
