//! What the events of one mechanic alone are on the page, each mechanic in a file: how they read, how long they take
//! and how they sound. No event is passed over: each says so itself where it is silent.

pub mod patti;
pub mod setting;
pub mod swapping;

use crate::engine::{Event, Seat, View};
use crate::ui::language::Name;

/// What has happened, in a sentence; none of what every game knows.
#[must_use]
pub fn words(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    match event {
        Event::Setting(event) => setting::words(event, public, name),
        Event::Swapping(event) => Some(swapping::words(event, public, name)),
        _ => None,
    }
}
