//! Quick hands round a table with real cards. Each press may be another player's, so one that comes soon after another counts.
//! Only at the same place and almost at once is it the bounce of a finger: it is dropped, and its button shows that.

use std::cell::Cell;
use std::time::Duration;

use leptos::prelude::set_timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent};

/// How far apart two presses are at least that are not one bounce, in pixels.
const APART: i32 = 32;

/// How long after each other two presses at one place are at least that are two acts, in milliseconds. People who press for
/// the next player do so after some 200.
const BOUNCE: f64 = 150.0;

/// How long a button shows that its press was dropped, in milliseconds.
const SHOWN: u64 = 700;

/// The attribute of such a button.
const DROPPED: &str = "data-dropped";

thread_local! {
    /// Where the last press that counted was made.
    static LAST: Cell<(i32, i32)> = const { Cell::new((0, 0)) };
}

/// Whether a press is dropped. `since`: how many milliseconds it comes after the last one that counted.
#[must_use]
pub fn is_dropped(event: &Event, since: f64) -> bool {
    let pointer = event.dyn_ref::<MouseEvent>();
    let at = pointer.map_or((0, 0), |pointer| (pointer.client_x(), pointer.client_y()));
    let is_dropped = since < BOUNCE && LAST.with(|last| is_near(last.get(), at));
    match is_dropped {
        true => show(event),
        false => LAST.with(|last| last.set(at)),
    }
    is_dropped
}

fn is_near((x, y): (i32, i32), (other_x, other_y): (i32, i32)) -> bool {
    (x - other_x).abs() < APART && (y - other_y).abs() < APART
}

/// Shows on the button that its press was dropped.
fn show(event: &Event) {
    let target = event.target();
    let pressed = target.and_then(|target| target.dyn_into::<Element>().ok());
    let Some(button) = pressed.and_then(|pressed| pressed.closest("button").ok()?) else {
        return;
    };
    // It fails for names that are no names.
    let _ = button.set_attribute(DROPPED, "");
    set_timeout(
        move || {
            let _ = button.remove_attribute(DROPPED);
        },
        Duration::from_millis(SHOWN),
    );
}

#[cfg(test)]
mod tests {
    use super::is_near;

    #[test]
    fn a_bounce_is_near_itself_and_the_next_button_is_not() {
        assert!(is_near((100, 500), (112, 488)));
        assert!(!is_near((100, 500), (100, 548)));
        assert!(!is_near((100, 500), (190, 500)));
    }
}
