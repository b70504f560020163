//! Swapping with the board: sentences, durations and sounds.

use crate::app::i18n::{Name, say};
use crate::app::words::Cue;
use crate::app::words::card_name;
use crate::engine::{Held, Seat, SwappingEvent, View};

/// Describes an event in a sentence. Cards that not everybody has seen are not named. `public` is the gallery's view
/// after the event.
#[must_use]
pub fn words(event: &SwappingEvent, public: View<'_>, name: impl Fn(Seat) -> Name) -> String {
    match *event {
        SwappingEvent::Swapped { seat, gave, took } if is_seen(gave) && is_seen(took) => {
            say::swaps(&name(seat), &card_name(gave.card), &card_name(took.card))
        }
        SwappingEvent::Swapped { seat, .. } => say::swaps_hidden(&name(seat)),
        SwappingEvent::SwappedAll { seat, .. } => say::swaps_all(&name(seat)),
        SwappingEvent::Stuck { seat } => say::sticks(&name(seat)),
        // The event of the new score comes just after this one.
        SwappingEvent::Lost { seat } => {
            let lives = public.seat(seat).map_or(0, |place| place.score());
            say::loses_life_of(&name(seat), lives.saturating_sub(1).into())
        }
    }
}

/// How long an event takes, in milliseconds at normal speed.
#[must_use]
pub fn time(event: &SwappingEvent) -> u32 {
    match event {
        SwappingEvent::Swapped { .. } | SwappingEvent::SwappedAll { .. } => 900,
        SwappingEvent::Stuck { .. } => 1100,
        SwappingEvent::Lost { .. } => 900,
    }
}

/// The sound of an event.
#[must_use]
pub fn sound(event: &SwappingEvent) -> Cue {
    match event {
        SwappingEvent::Swapped { .. } | SwappingEvent::SwappedAll { .. } => Cue::Slide,
        SwappingEvent::Stuck { .. } | SwappingEvent::Lost { .. } => Cue::Knock,
    }
}

fn is_seen(held: Held) -> bool {
    held.seen_by == crate::engine::SeatSet::ALL
}
