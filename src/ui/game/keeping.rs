//! A sitting that is kept on the device, and taken up again.

use super::{Game, Scene};
use crate::engine::Ask;
use crate::notation::Source;
use crate::ui::session::Session;

/// What there is to keep of the sitting.
pub enum ToKeep {
    /// Nothing has been dealt yet.
    Nothing,
    /// It has ended.
    Ended,
    /// This text.
    Sitting(String),
}

impl Game {
    /// Counts whatever has happened, for those who keep it.
    pub fn changes(self) -> u32 {
        self.changes.get()
    }

    /// The sitting, written down where there is anything to keep.
    pub fn to_keep(self, write: fn(&Session) -> String) -> ToKeep {
        let ended = self.scene.get_untracked() == Scene::SittingOver;
        self.session.with_value(|session| {
            if ended || session.table().ask() == Ask::Over {
                ToKeep::Ended
            } else if session.deals() == 0 {
                ToKeep::Nothing
            } else {
                ToKeep::Sitting(write(session))
            }
        })
    }

    /// Reads the sitting as it is.
    pub fn read<T>(self, read: fn(&Session) -> T) -> T {
        self.session.with_value(read)
    }

    /// What the packs come from of a sitting that is still going on for those who watch.
    pub fn in_hand(self) -> Option<Source> {
        let is_over = self.scene() == Scene::SittingOver;
        (!is_over).then(|| self.read(|session| session.record().source.clone()))
    }

    /// Goes on with a sitting that was kept. Where several share the screen, the curtain is down.
    pub fn take_up(self, session: Session) {
        let last = session.table().history().last().cloned();
        self.seat(session);
        let asks = self.shown.with_untracked(|table| table.ask());
        if asks.seat().is_some() && !matches!(asks, Ask::Call { .. }) {
            self.scene.set(Scene::Playing);
        }
        if let Some(event) = last {
            self.log.tell(self, &event);
        }
        if self.scene.get_untracked() == Scene::Playing {
            self.moving.set(true);
            self.pump();
        }
    }
}
