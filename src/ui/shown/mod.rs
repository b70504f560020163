//! What the events of one mechanic alone are on the page, each mechanic in a file: how they read, how long they take
//! and how they sound. No event is passed over: each says so itself where it is silent.

pub mod rounds;
pub mod setting;
pub mod swapping;

use crate::engine::{Event, Seat, View};
use crate::ui::language::Name;

/// What has happened, in a sentence; none of what is told of it in every game.
#[must_use]
pub fn words(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    match event {
        _ if public.rules().round().is_some() => rounds::words(event, public, name),
        Event::Setting(event) => setting::words(event, public, name),
        Event::Swapping(event) => Some(swapping::words(event, public, name)),
        _ => None,
    }
}
