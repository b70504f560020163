//! What presses do at a table with real cards.

use crate::app::table::game::{BankPlan, Model};
use crate::app::table::press::BankPress;
use crate::engine::{Seat, SeatSet};
use crate::sitting::session::Session;

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
        }
        BankPress::TakeBack if game.was_ended() => {
            game.go_on_after_end();
            game.plan_bank(|plan| *plan = BankPlan::default());
        }
        BankPress::TakeBack => take_back(game, 1),
        BankPress::Misdeal => take_back(game, usize::MAX),
        BankPress::End => game.end_sitting(),
        BankPress::Copy => game.plan_bank(|plan| plan.copied = true),
        BankPress::Players => {}
    }
}

fn take_back(game: &mut Model, acts: usize) {
    game.go_back(acts, Session::without_last);
    game.plan_bank(|plan| *plan = BankPlan::default());
}

/// The set with this seat, or without it if it was there.
fn toggled(set: SeatSet, seat: Seat) -> SeatSet {
    match set.contains(seat) {
        true => set.iter().filter(|other| *other != seat).collect(),
        false => set.union(SeatSet::from_iter([seat])),
    }
}
