//! Presses that come too soon after another, or after the controls have changed, to be an answer.

use web_sys::Event;

use super::game::Model;
use super::page::Page;
use crate::app::platform::js;

/// For how long after a press another one is not meant, in milliseconds.
const DOUBLE_TAP_MS: f64 = 400.0;
/// For how long a press may wait while the page is busy, in milliseconds. One that seems older than the controls by more than
/// that was counted by a clock that stood still, as some do while a device sleeps, and is heard.
const LONGEST_WAIT_MS: f64 = 10_000.0;

/// Whether a press is not meant that came so long after the controls last changed or were pressed, in milliseconds. It is
/// negative for a press that came before and had to wait.
fn is_unmeant(since: f64) -> bool {
    -LONGEST_WAIT_MS < since && since < DOUBLE_TAP_MS
}

impl Page {
    /// Other buttons have come under a finger by themselves: what is pressed just now was meant for those before.
    pub fn calm(self) {
        if let Some(now) = js::now() {
            self.pressed_at.update_value(|at| *at = at.max(now));
        }
    }

    /// Whether an event comes so soon after the controls have changed that it cannot be an answer to that: it is the
    /// second half of a double tap, or was meant for what stood there before, and may even be older. Only a press that is
    /// taken counts for the next one: whoever goes on pressing quickly is heard every now and then. Round real cards each press
    /// may be another player's, so the bank judges.
    pub fn is_too_soon(self, event: &Event) -> bool {
        let now = event.time_stamp();
        let is_too_soon = self.pressed_at.try_update_value(|at| {
            let since = now - *at;
            let is_soon = match self.programs.games_now() {
                Some(games) if self.game.peek_at(Model::has_real_cards) => {
                    (games.drawing.bank.is_dropped)(event, since.abs())
                }
                _ => is_unmeant(since),
            };
            // In a lesson and a replay, one press is heard twice: by the page, and by the table in its place.
            let is_too_soon = is_soon && now != *at;
            if !is_too_soon {
                *at = at.max(now);
            }
            is_too_soon
        });
        is_too_soon == Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::is_unmeant;

    #[test]
    fn a_press_is_not_meant_for_controls_that_came_after_it() {
        for since in [0.0, 60.0, 399.0, -1.0, -401.0, -5_000.0] {
            assert!(is_unmeant(since), "{since}");
        }
        for since in [400.0, 5_000.0, -3_600_000.0] {
            assert!(!is_unmeant(since), "{since}");
        }
    }
}
