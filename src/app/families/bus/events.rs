//! Swapping with the board: sentences, durations and sounds.

use crate::app::i18n::{Name, say};
use crate::app::words::{Cue, FamilyWords, card_name};
use crate::engine::{BusEvent, CardId, Event, Held, Seat, View};

/// The words of the game.
pub static WORDS: FamilyWords = FamilyWords {
    sentence: |event, public, _| match event {
        // Some cards are known before. A hand gets its sentence with its last card.
        Event::Exposed { seat, card } if !is_last(public, *seat, card.id) => Some(String::new()),
        // The pot always stays until the last deal, so that needs no sentence.
        Event::Carried { .. } => Some(String::new()),
        _ => None,
    },
    rail: |rules| say::rail_lives(rules.lives().unwrap_or(0).into()),
    ..FamilyWords::DEFAULT
};

/// Describes an event in a sentence. Cards that not everybody has seen are not named. `public` is the gallery's view
/// after the event.
pub fn told(event: &BusEvent, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        BusEvent::Swapped { seat, gave, took } if is_seen(gave) && is_seen(took) => {
            say::swaps(&name(seat), &card_name(gave.card), &card_name(took.card))
        }
        BusEvent::Swapped { seat, .. } => say::swaps_hidden(&name(seat)),
        BusEvent::SwappedAll { seat, .. } => say::swaps_all(&name(seat)),
        BusEvent::Stuck { seat } => say::sticks(&name(seat)),
        // The event of the new score comes just after this one.
        BusEvent::Lost { seat } => {
            let lives = public.seat(seat).map_or(0, |place| place.score());
            say::loses_life_of(&name(seat), lives.saturating_sub(1).into())
        }
    })
}

/// How long an event takes, in milliseconds at normal speed.
pub fn time(event: &BusEvent) -> u32 {
    match event {
        BusEvent::Swapped { .. } | BusEvent::SwappedAll { .. } => 900,
        BusEvent::Stuck { .. } => 1100,
        BusEvent::Lost { .. } => 900,
    }
}

/// The sound of an event. The event of the new score comes just after that of a lost life.
pub fn sound(event: &BusEvent, public: View<'_>, _: &dyn Fn(Seat) -> bool) -> Option<Cue> {
    let lives = |seat: Seat| public.seat(seat).map_or(0, |place| place.score());
    Some(match event {
        BusEvent::Swapped { .. } | BusEvent::SwappedAll { .. } => Cue::Slide,
        BusEvent::Lost { seat } if lives(*seat) <= 1 => Cue::LastLife,
        BusEvent::Stuck { .. } | BusEvent::Lost { .. } => Cue::Knock,
    })
}

fn is_seen(held: Held) -> bool {
    held.seen_by == crate::engine::SeatSet::ALL
}

/// Whether a card is the last of its hand.
fn is_last(public: View<'_>, seat: Seat, id: CardId) -> bool {
    let hand = public.seat(seat).and_then(|place| place.hands().last());
    hand.and_then(|hand| hand.ids().last()) == Some(id)
}
