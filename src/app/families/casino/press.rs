//! Presses against the house, and what each does.

use crate::app::table::game::Model;
use crate::app::table::game::{Bounds, Stakes};
use crate::app::table::press::{CasinoPress, Press};

/// Handles a press. Where nobody is asked to stake it does nothing.
pub fn press(game: &mut Model, press: Press) {
    let (Press::Casino(press), Some((bounds, stakes))) = (press, stakes(game)) else {
        return;
    };
    match press {
        CasinoPress::Ante(up) => game.set_stakes(bounds.ante(stakes, up)),
        CasinoPress::Plus(up) => game.set_stakes(bounds.plus(stakes, up)),
        CasinoPress::Bonus(up) => game.set_stakes(bounds.bonus(stakes, up)),
        CasinoPress::Stake => {
            if let Some(action) = stakes.action() {
                game.act(action);
            }
        }
    }
}

/// The bounds of the stakes, and the stakes that are set. At first these are the last stakes of the box.
pub(super) fn stakes(game: &Model) -> Option<(Bounds, Stakes)> {
    let bounds = Bounds::of(game.choices())?;
    let set = game.stakes();
    Some((
        bounds,
        set.unwrap_or_else(|| bounds.again(game.last_stakes())),
    ))
}
