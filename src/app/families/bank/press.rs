//! What presses do at a table with real cards.

use super::settling;
use crate::app::table::game::{BankPlan, Model, Phase};
use crate::app::table::page::Page;
use crate::app::table::press::BankPress;
use crate::engine::{Seat, SeatSet};
use crate::sitting::result;
use crate::sitting::session::Session;

/// What the page does at a press before the game does: it passes the result on, or forgets that of a sitting that goes on.
pub fn before(page: Page, press: BankPress) {
    match press {
        BankPress::Copy => page.game.peek_at(settling::pass_on),
        BankPress::TakeBack | BankPress::Misdeal => {
            let is_over = |game: &Model| game.is_over() || game.phase() == Phase::SittingOver;
            let seed = page.game.session(Session::seed);
            if let Some(seed) = seed.filter(|_| page.game.peek_at(is_over)) {
                page.save_state.delete_result(&result::id(&seed));
            }
        }
        _ => {}
    }
}

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
