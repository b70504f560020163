//! The players of a replayed deal.

use super::deal_id::DealId;
use crate::app::i18n::{Name, say};
use crate::app::table::game::Game;
use crate::app::words;
use crate::bots::Temper;
use crate::engine::Seat;
use crate::notation::{SeatEntry, Sitting};
use crate::sitting::FIRST_NAME;
use crate::sitting::session::{Player, PlayerKind, Setup};

/// The table of the record: for the sitting in hand its own players, otherwise those that the record names.
#[must_use]
pub fn setup(which: DealId, sitting: &Sitting, game: Game) -> Setup {
    if which.imported.is_none() {
        return game.setup();
    }
    let record = sitting.record();
    let is_you = |seat: &SeatEntry| seat.name == FIRST_NAME;
    let is_yours = |owner: Seat| record.seats.get(owner.index()).is_some_and(is_you);
    let player = |(seat, nth): (&SeatEntry, u64)| Player {
        name: if seat.name.trim().is_empty() {
            say::nameless(nth)
        } else {
            seat.name.clone()
        },
        chips: seat.chips,
        // A player who was "you" in the record is addressed again, in the current language.
        kind: match seat.box_of {
            _ if is_you(seat) => PlayerKind::Person,
            Some(owner) if is_yours(owner) => PlayerKind::Box,
            _ => PlayerKind::Bot(Temper::Careful),
        },
    };
    Setup {
        rules: record.rules.clone(),
        players: record.seats.iter().zip(1..).map(player).collect(),
        first_dealer: None,
        at_home: false,
    }
}

/// The name of a player. Of several boxes of one player only the first is "you".
#[must_use]
pub fn player_name(setup: &Setup, seat: Seat) -> Name {
    let people = setup
        .players
        .iter()
        .filter(|player| player.kind.is_person());
    let alone = people.count() == 1;
    let player = setup.players.get(seat.index());
    let is_you = alone && player.is_some_and(|player| player.kind.is_person());
    words::somebody(player.map_or("", |player| &player.name), is_you)
}
