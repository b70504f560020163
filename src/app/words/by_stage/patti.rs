//! Teen Patti: sentences, durations and sounds. The sentences are fetched with all other games.

use crate::app::i18n::{Name, say};
use crate::app::words::Cue;
use crate::engine::{Event, PattiEvent, Seat, View};

/// Describes an event in a sentence. `None`: the shared words describe it. An empty sentence: a later event describes
/// it.
#[must_use]
pub fn words(event: &Event, public: View<'_>, name: &dyn Fn(Seat) -> Name) -> Option<String> {
    Some(match *event {
        Event::DealBegan { dealer, .. } => {
            let deals = say::deals(&name(dealer));
            format!("{deals} {}", say::patti_boot_is(public.rules().ante))
        }
        Event::Bet {
            seat,
            chips,
            blind: false,
            ..
        } => say::patti_chaals(&name(seat), chips),
        Event::Folded { seat } => say::patti_packs(&name(seat)),
        Event::Saw { payer, seen, chips } => {
            say::patti_pays_for_show(&name(payer), chips, &name(seen))
        }
        Event::Answered { seat, agrees: true } => say::patti_agrees(&name(seat)),
        Event::Answered {
            seat,
            agrees: false,
        } => say::patti_refuses(&name(seat)),
        // Hands that two players show each other get their sentence when they have been compared.
        Event::ShownTo { .. } => String::new(),
        Event::Patti(PattiEvent::Asked { by, of }) => say::patti_asks(&name(by), &name(of)),
        Event::Patti(PattiEvent::Compared { by, of, loser }) => {
            say::patti_compared(&name(by), &name(of), &name(loser))
        }
        _ => return None,
    })
}

/// How long an event takes, in milliseconds at normal speed. A comparison needs time to be read.
#[must_use]
pub fn time(event: PattiEvent) -> u32 {
    match event {
        PattiEvent::Asked { .. } => 900,
        PattiEvent::Compared { .. } => 2400,
    }
}

/// The sound of an event. `None`: it is silent.
#[must_use]
pub fn sound(event: PattiEvent) -> Option<Cue> {
    match event {
        PattiEvent::Asked { .. } => None,
        PattiEvent::Compared { .. } => Some(Cue::Turn),
    }
}
