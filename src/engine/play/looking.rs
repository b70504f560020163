//! Looking at the own hand at any moment, for games that allow it to all players who are in (RULES 10.9).

use crate::engine::ground::pick::Pick;
use crate::engine::ground::seat::Seat;
use crate::engine::model::Table;
use crate::engine::sums::action::{Action, Choice, Choices};
use crate::engine::sums::illegal::Illegal;

pub(super) fn offer(table: &Table, seat: Seat, choices: &mut Choices) {
    if table.is_in(seat) && check(table, seat, None).is_ok() {
        choices.push(Choice::One(Action::Look(None)));
    }
}

pub(super) fn check(table: &Table, seat: Seat, pick: Option<Pick>) -> Result<(), Illegal> {
    if table.rules.deals_open() {
        Err(Illegal::NotInThisGame)
    } else if pick.is_some() {
        Err(Illegal::OnlyOneHand)
    } else if !table.is_blind(seat) {
        Err(Illegal::NotBlind)
    } else {
        Ok(())
    }
}
