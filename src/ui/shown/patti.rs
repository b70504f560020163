//! Teen Patti, on the page: how long its own events take, and how they sound. Their words come with the game.

use crate::engine::PattiEvent;
use crate::ui::senses::Cue;

/// How long it takes, in milliseconds. What two have compared is read.
#[must_use]
pub fn time(event: PattiEvent) -> u32 {
    match event {
        PattiEvent::Asked { .. } => 900,
        PattiEvent::Compared { .. } => 2400,
    }
}

/// How it sounds.
#[must_use]
pub fn sound(event: PattiEvent) -> Option<Cue> {
    match event {
        PattiEvent::Asked { .. } => None,
        PattiEvent::Compared { .. } => Some(Cue::Turn),
    }
}
