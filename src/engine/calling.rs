//! Dealer's choice: once there has been one deal more than there are players, the next dealer names the
//! game (RULES 1.5, O26).
//!
//! The game stays as it is while a blind hand is kept or a pot is carried: they belong to the game they
//! were played in. It is named before the first deal without either.

use super::action::{Action, Choice, Choices};
use super::ask::Ask;
use super::call::NamedGame;
use super::dealer::Dealer;
use super::event::Event;
use super::illegal::Illegal;
use super::rules::BlindLast;
use super::seat::Seat;
use super::table::Table;

/// What the table waits for between two deals: the next deal, or a dealer to name its game.
pub(super) fn between_deals(table: &Table, shuffle: bool) -> Ask {
    let due = table.rules.dealers_choice
        && table.deals_of_game as usize > table.able().len()
        && table.keeper().is_none()
        && table.pot() == 0;
    match table.next_dealer().filter(|_| due) {
        Some(seat) => Ask::Call { seat, shuffle },
        None => Ask::Deal { shuffle },
    }
}

/// Somebody has bought in: it may be another who deals next, and so names the game.
pub(super) fn bought_in(dealer: &mut Dealer, seat: Seat, shuffle: bool) {
    match dealer.table().next_dealer() {
        Some(next) if next != seat => dealer.ask(Ask::Call {
            seat: next,
            shuffle,
        }),
        _ => {}
    }
}

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.ask.seat() == Some(seat) {
        let (seats, keeps) = players(table);
        choices.push(Choice::Call { seats, keeps });
    }
}

pub(super) fn check(
    table: &Table,
    to_act: Seat,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    let Action::Call(game) = action else {
        return Err(Illegal::MustNameGame { dealer: to_act });
    };
    if seat != to_act {
        return Err(Illegal::NotYourTurn { to_act });
    }
    let (seats, keeps) = players(table);
    game.check(seats, keeps)
}

/// How many sit there, and whether a hand played blind may be kept.
fn players(table: &Table) -> (usize, bool) {
    let vying = table.rules.vying();
    let keeps = vying.is_some_and(|vying| vying.blind_last == BlindLast::Keep);
    (table.places.len(), keeps)
}

/// Other jokers make another pack, and that is shuffled whatever the rules say.
pub(super) fn act(dealer: &mut Dealer, seat: Seat, game: NamedGame) {
    let table = dealer.table();
    let Ask::Call { shuffle, .. } = table.ask else {
        return;
    };
    let shuffle = shuffle || table.rules.ranking.jokers != game.jokers;
    dealer.emit(Event::Called { seat, game });
    dealer.ask(Ask::Deal { shuffle });
}
