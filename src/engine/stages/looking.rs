//! Looking at one's hand at any moment, for games that allow it to all players who are in (RULES 10.9).

use super::super::action::{Action, Choice, Choices, Pick};
use super::super::illegal::Illegal;
use super::super::seat::Seat;
use super::super::table::Table;

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.is_in(seat) && check(table, seat, None).is_ok() {
        choices.push(Choice::One(Action::Look(None)));
    }
}

pub(super) fn check(table: &Table, seat: Seat, pick: Option<Pick>) -> Result<(), Illegal> {
    if table.rules.dealing().is_none_or(|rules| rules.is_open) {
        Err(Illegal::NotInThisGame)
    } else if pick.is_some() {
        Err(Illegal::OnlyOneHand)
    } else if !table.is_blind(seat) {
        Err(Illegal::NotBlind)
    } else {
        Ok(())
    }
}
