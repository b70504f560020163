//! Sentences, durations and sounds for the events of each mechanic, one mechanic a file. Every event is matched, so
//! that the compiler asks for those of a new one.

pub mod bus;
pub mod casino;
pub mod classic;
pub mod patti;
pub mod rounds;
pub mod setting;

use crate::app::i18n::Name;
use crate::engine::{Event, RoundEvent, Seat, View};

/// Describes an event in a sentence. `None`: the shared words describe it, or it says nothing.
#[must_use]
pub fn words(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    classic::words(event, public, name).or_else(|| match event {
        _ if public.rules().round().is_some() => rounds::words(event, public, name),
        Event::Round(RoundEvent::Left { seat }) => setting::folds(*seat, public, name),
        Event::Round(_) => rounds::words(event, public, name),
        Event::Setting(event) => setting::words(event, public, name),
        Event::Casino(event) => casino::words(*event, public, name),
        Event::Bus(event) => Some(bus::words(event, public, name)),
        _ => None,
    })
}

/// How long an event must stay on the screen to be read, in milliseconds. 0: as long as usual.
#[must_use]
pub fn reading_time(event: &Event, view: View<'_>) -> u32 {
    setting::reading_time(event, view).max(classic::reading_time(event, view))
}
