//! Hands set from one deal, on the page.

use crate::cards::Card;
use crate::engine::{Seat, SettingEvent, View};
use crate::ui::language::{Name, say};
use crate::ui::senses::Cue;
use crate::ui::words::{a_hand, list};

/// What has happened, in a sentence. `public` is the table after it, as anybody sees it.
#[must_use]
pub fn words(
    event: &SettingEvent,
    public: View<'_>,
    name: impl Fn(Seat) -> Name,
) -> Option<String> {
    let place = |nth: u8| u64::from(nth) + 1;
    Some(match *event {
        SettingEvent::Took { seat, .. } => say::takes_spare(&name(seat)),
        SettingEvent::Left { seat } => say::leaves_spare(&name(seat)),
        SettingEvent::Set { seat, .. } => say::has_set(&name(seat)),
        SettingEvent::Showed { seat, nth } => {
            say::shows_set(&name(seat), &shown(public, seat, nth)?, place(nth))
        }
        SettingEvent::Passed { seat, nth } => say::passes_set(&name(seat), place(nth)),
        SettingEvent::Won {
            nth,
            seat: Some(seat),
        } => say::wins_set(&name(seat), place(nth)),
        SettingEvent::Won { nth, seat: None } => say::nobody_wins_set(place(nth)),
        SettingEvent::Bonus { seat, chips } => say::paid_for_four(&name(seat), chips),
        SettingEvent::Quads { seat } => say::has_four(&name(seat)),
        SettingEvent::Winners { seats } => {
            let mut winners = seats.iter();
            match (winners.next(), winners.next()) {
                (Some(seat), None) => say::wins_game(&name(seat)),
                _ => {
                    let names: Vec<String> = seats.iter().map(|seat| name(seat).name).collect();
                    say::share_game(&list(names))
                }
            }
        }
    })
}

/// How long it takes, in milliseconds.
#[must_use]
pub fn time(event: &SettingEvent) -> u32 {
    match event {
        SettingEvent::Took { .. } | SettingEvent::Left { .. } => 800,
        SettingEvent::Set { .. } => 520,
        SettingEvent::Showed { .. } => 350,
        SettingEvent::Passed { .. } => 520,
        SettingEvent::Won { .. } => 1100,
        SettingEvent::Bonus { .. } => 800,
        SettingEvent::Quads { .. } => 1400,
        SettingEvent::Winners { .. } => 1200,
    }
}

/// How it sounds.
#[must_use]
pub fn sound(event: &SettingEvent, is_person: impl Fn(Seat) -> bool) -> Option<Cue> {
    match *event {
        SettingEvent::Took { .. } | SettingEvent::Set { .. } => Some(Cue::Slide),
        SettingEvent::Left { .. } | SettingEvent::Passed { .. } => Some(Cue::Knock),
        // Its cards are heard as they turn, and its chips as they are paid.
        SettingEvent::Showed { .. } | SettingEvent::Bonus { .. } => None,
        SettingEvent::Won { seat, .. } => seat.filter(|seat| is_person(*seat)).map(|_| Cue::Win),
        SettingEvent::Quads { seat } => is_person(seat).then_some(Cue::Win),
        SettingEvent::Winners { seats } => seats.iter().any(is_person).then_some(Cue::Win),
    }
}

/// A hand that has been shown, as sentences say it.
fn shown(public: View<'_>, seat: Seat, nth: u8) -> Option<String> {
    let hand = public.seat(seat)?.set(nth)?;
    let cards: Option<Vec<Card>> = hand.faces().map(|face| face.card).collect();
    public.ranking().row(&cards?).map(a_hand)
}
