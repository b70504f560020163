//! What each press does to the model.

use super::model::Model;
use crate::app::table::press::Press;

impl Model {
    /// Handles a press of the player at the screen.
    pub(super) fn press(&mut self, press: Press) {
        match press {
            Press::Skip => self.skip(),
            Press::PlayOn => self.fast_forward(),
            Press::Deal => self.deal(),
            Press::Act(action) => self.act(action),
            Press::LookByCard => self.look_by_card(),
            Press::Pay => self.pay(),
            Press::Step { up, by_key } => self.step_amount(up, by_key),
            Press::Quick(quick) => self.set_quick(quick),
            Press::Buy(on) => self.set_buying(on),
            Press::DoubleLimits => self.ask_to_double(),
            Press::Pick(id) => self.pick(id),
            Press::PickWorst => self.pick_worst(),
            Press::Throw if self.must_throw().is_some() => self.throw_picked(),
            Press::Peek(on) => self.peek(on),
            Press::Landed(number) => self.shown.end_flight(number),
            // The families and the page handle the rest.
            _ => {}
        }
    }
}
