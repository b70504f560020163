//! A sitting in a worker: a replica of the one on the page, which is told each action once.

use serde::{Deserialize, Serialize};

use super::save;
use super::session::Session;
use crate::notation::{Record, Source};
use crate::random::Seed;

/// The longest save that is sent, in bytes. The worker plays it all at once, and is silent meanwhile.
const LONGEST: usize = 60_000;

/// What the page tells of its sitting.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Update {
    /// The whole sitting, as it is saved.
    Whole(String),
    /// What has happened since the last update.
    Since(Since),
}

/// What has happened in a sitting since the last update.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Since {
    /// The seed of the sitting.
    pub seed: Seed,
    /// The number of actions that have been told before.
    pub actions_before: usize,
    /// The actions since, as the record has them.
    pub actions: Vec<String>,
    /// The number of deals begun.
    pub deals: u32,
}

/// What a page has told its worker of a sitting.
#[derive(Debug, Default)]
pub enum SyncState {
    /// Nothing, or what it has been told is lost.
    #[default]
    Nothing,
    /// This record. The worker has not answered yet.
    Sent(Box<Record>),
    /// This record, and the worker has it.
    Known(Box<Record>),
    /// The sitting with this seed is not told: it is too long, or the worker cannot play it.
    Never(Seed),
}

impl SyncState {
    /// What the worker lacks of this sitting. It counts as told from now on. `None`: the sitting is not told. It is not of a
    /// seed, nothing has been dealt, it is too long, or the worker could not play it.
    pub fn update(&mut self, session: &Session) -> Option<Update> {
        let seed = session.seed().filter(|_| session.is_told_whole())?;
        if session.deals() == 0 || matches!(self, SyncState::Never(of) if *of == seed) {
            return None;
        }
        let record = session.record();
        if let SyncState::Sent(sent) | SyncState::Known(sent) = self
            && let Some(actions) = news(sent, record)
        {
            let before = sent.actions.len();
            sent.actions.extend_from_slice(actions);
            return Some(Update::Since(Since {
                seed,
                actions_before: before,
                actions: actions.to_vec(),
                deals: session.deals(),
            }));
        }
        let save = save::write(session);
        let is_short = save.len() <= LONGEST;
        *self = match is_short {
            true => SyncState::Sent(record.clone().into()),
            false => SyncState::Never(seed),
        };
        is_short.then_some(Update::Whole(save))
    }

    /// The worker has the sitting.
    pub fn is_known(&mut self) {
        *self = match std::mem::take(self) {
            SyncState::Sent(sent) => SyncState::Known(sent),
            other => other,
        };
    }

    /// The worker does not have the sitting. It is told once more from its beginning if the worker has ever had it.
    pub fn is_lost(&mut self) {
        *self = match std::mem::take(self) {
            SyncState::Sent(sent) => match sent.source {
                Source::Seed(seed) => SyncState::Never(seed),
                Source::Packs { .. } => SyncState::Nothing,
            },
            SyncState::Never(seed) => SyncState::Never(seed),
            SyncState::Known(_) | SyncState::Nothing => SyncState::Nothing,
        };
    }
}

/// The actions that a record has more than the one that was told. `None`: it does not go on from there.
fn news<'r>(sent: &Record, now: &'r Record) -> Option<&'r [String]> {
    let is_same = sent.source == now.source
        && sent.rules == now.rules
        && sent.seats == now.seats
        && sent.dealer == now.dealer;
    is_same.then(|| now.actions.strip_prefix(&*sent.actions))?
}

/// A sitting that follows another. Its bots are not asked.
#[derive(Default)]
pub struct Replica(Option<Session>);

impl Replica {
    /// Plays what has happened. What does not follow from what was told before leaves no sitting.
    pub fn follow(&mut self, update: Update) {
        let before = self.0.take();
        self.0 = match update {
            Update::Whole(text) => save::read(&text, Seed([0; 32])).ok(),
            Update::Since(since) => before.and_then(|session| since.played(session)),
        };
    }

    /// The sitting. `None`: there is none.
    #[must_use]
    pub fn session(&self) -> Option<&Session> {
        self.0.as_ref()
    }
}

impl Since {
    /// The sitting after this. `None`: it is another, or stands elsewhere.
    fn played(&self, mut session: Session) -> Option<Session> {
        let played = session.record().actions.len();
        if session.seed() != Some(self.seed) || played != self.actions_before {
            return None;
        }
        for text in &self.actions {
            while !session.play_recorded(text, self.deals).ok()?.is_action {}
        }
        while session.deals() < self.deals {
            session.deal().ok()?;
        }
        Some(session)
    }
}
