//! Saving a sitting, and resuming it.

use super::model::Model;
use super::phase::Phase;
use crate::engine::Ask;
use crate::notation::Source;
use crate::sitting::session::{Recent, Session};

/// What there is to save.
pub enum ToSave {
    /// Nothing: no card has been dealt.
    Nothing,
    /// Nothing: the sitting has ended.
    Ended,
    /// The sitting as this text.
    Sitting(String),
}

impl Model {
    /// The sitting as text. `write` serialises it.
    pub fn to_save(&self, write: fn(&Session) -> String) -> ToSave {
        let ended = self.phase == Phase::SittingOver;
        if ended || self.in_play.is_over() {
            ToSave::Ended
        } else if self.session().deals() == 0 {
            ToSave::Nothing
        } else {
            ToSave::Sitting(write(self.session()))
        }
    }

    /// The source of the packs of the sitting in play. `None`: the sitting has been shown to its end.
    pub fn source_in_play(&self) -> Option<Source> {
        let is_over = self.phase == Phase::SittingOver;
        (!is_over).then(|| self.session().record().source.clone())
    }

    /// Resumes a stored sitting. On a shared screen the curtain is down.
    pub(super) fn resume(&mut self, mut session: Session) {
        let recent = session.take_recent();
        let table = session.table().clone();
        self.replace_sitting(session);
        if let Some(recent) = recent {
            self.retell(recent);
            self.shown.replace(table, None);
        }
        self.go_on();
    }

    /// Goes on with a sitting that has come here in the middle of a deal.
    pub(super) fn go_on(&mut self) {
        let asks = self.shown.ask();
        let is_about_games = matches!(asks, Ask::ChooseGame { .. } | Ask::Agree { .. });
        if asks.seat().is_some() && !is_about_games {
            self.phase = Phase::Playing;
        }
        if self.phase == Phase::Playing {
            self.queue.is_moving = true;
            self.advance();
        }
    }

    /// Fills the log with the last events of a resumed sitting, as it is filled during play.
    fn retell(&mut self, Recent { before, events }: Recent) {
        self.shown.replace(before, None);
        self.queue.hurry = true;
        for event in &events {
            // Of what is told again, only the last is said.
            self.log.rest();
            self.apply(event);
        }
        self.log_turned_card();
        self.queue.hurry = false;
    }
}
