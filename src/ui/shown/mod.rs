//! What the events of one mechanic alone are on the page, each mechanic in a file: how they read, how long they take
//! and how they sound. No event is passed over: each says so itself where it is silent.

pub mod classic;
pub mod house;
pub mod patti;
pub mod rounds;
pub mod setting;
pub mod swapping;

use crate::engine::{Event, Seat, View};
use crate::ui::language::Name;

/// What has happened, in a sentence; none of what is told of it in every game.
#[must_use]
pub fn words(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    let classic = classic::words(event, public, name);
    match event {
        _ if classic.is_some() => classic,
        _ if public.rules().round().is_some() => rounds::words(event, public, name),
        Event::Setting(event) => setting::words(event, public, name),
        Event::House(event) => house::words(*event, public, name),
        Event::Swapping(event) => Some(swapping::words(event, public, name)),
        _ => None,
    }
}

/// How long an event is looked at that is a moment of its own, in milliseconds; none where it is not.
#[must_use]
pub fn lingers(event: &Event, view: View<'_>) -> u32 {
    setting::lingers(event, view).max(classic::lingers(event, view))
}
