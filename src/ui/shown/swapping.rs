//! Swapping with the board, on the page.

use crate::engine::{Held, Seat, SwappingEvent, View};
use crate::ui::language::{Name, say};
use crate::ui::senses::Cue;
use crate::ui::words::card_name;

/// What has happened, in a sentence. A card that not everybody has seen is not named. `public` is the table after it, as
/// anybody sees it.
#[must_use]
pub fn words(event: &SwappingEvent, public: View<'_>, name: impl Fn(Seat) -> Name) -> String {
    match *event {
        SwappingEvent::Swapped { seat, gave, took } if is_seen(gave) && is_seen(took) => {
            say::swaps(&name(seat), &card_name(gave.card), &card_name(took.card))
        }
        SwappingEvent::Swapped { seat, .. } => say::swaps_hidden(&name(seat)),
        SwappingEvent::SwappedAll { seat, .. } => say::swaps_all(&name(seat)),
        SwappingEvent::Stuck { seat } => say::sticks(&name(seat)),
        // The life itself is taken away just after.
        SwappingEvent::Lost { seat } => {
            let lives = public.seat(seat).map_or(0, |place| place.score());
            say::loses_life_of(&name(seat), lives.saturating_sub(1).into())
        }
    }
}

/// How long it takes, in milliseconds.
#[must_use]
pub fn time(event: &SwappingEvent) -> u32 {
    match event {
        SwappingEvent::Swapped { .. } | SwappingEvent::SwappedAll { .. } => 900,
        SwappingEvent::Stuck { .. } => 1100,
        SwappingEvent::Lost { .. } => 900,
    }
}

/// How it sounds.
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
