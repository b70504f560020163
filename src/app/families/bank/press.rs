//! What presses do at a table with real cards.

use super::undo::{self, TAKE_BACK};
use crate::app::table::game::{Effect, Model};
use crate::app::table::press::BankPress;
use crate::engine::{Seat, SeatSet};
use crate::sitting::session::TakeBack;

/// Handles a press.
pub fn press(game: &mut Model, press: BankPress) {
    match press {
        BankPress::Several(on) => game.plan_bank(|plan| plan.several = on.then_some(SeatSet::NONE)),
        BankPress::Name(seat) => {
            game.plan_bank(|plan| plan.several = plan.several.map(|set| toggled(set, seat)));
        }
        BankPress::Royal => game.plan_bank(|plan| plan.royal = !plan.royal),
        BankPress::Undo(on) => {
            let undoes = on && game.can_undo();
            game.plan_bank(|plan| plan.undoes = undoes);
            // By a key it is asked where the key was not.
            if undoes {
                game.wants(Effect::Focus(TAKE_BACK.into()));
            }
        }
        BankPress::TakeBack => undo::take_back(game),
        BankPress::Misdeal => undo::go_back(game, TakeBack::Misdeal),
        BankPress::OnlyDeal => undo::go_back(game, TakeBack::Deal),
        BankPress::PutBack => undo::put_back(game),
        BankPress::End => game.end_sitting(),
        BankPress::Passed(how) => game.plan_bank(|plan| plan.passed = Some(how)),
        BankPress::PassOn(_) => game.plan_bank(|plan| plan.passed = None),
        BankPress::Players => {}
    }
}

/// The set with this seat, or without it if it was there.
fn toggled(set: SeatSet, seat: Seat) -> SeatSet {
    match set.contains(seat) {
        true => set.iter().filter(|other| *other != seat).collect(),
        false => set.union(SeatSet::from_iter([seat])),
    }
}
