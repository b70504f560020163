//! What ties the sitting to its shuffle: the seal, shown before the first card, and the record that ends it.

use super::{Game, Scene};
use crate::chance::Seed;
use crate::notation::{Record, Source};
use crate::ui::session::Session;

impl Game {
    /// The seal of this sitting's shuffle, as it was shown before its first card.
    pub fn seal(self) -> String {
        self.scene.track();
        self.session.with_value(|session| {
            let shown = session.record().notes.seal.clone();
            shown.unwrap_or_default()
        })
    }

    /// The seal of the next sitting's.
    pub fn next_seal(self) -> String {
        self.seed_to_come().seal().to_string()
    }

    /// Its first digits: enough to see that it is there, and to know it again by.
    pub fn next_seal_in_brief(self) -> String {
        let mut digits = self.next_seal();
        digits.truncate(8);
        digits + "…"
    }

    /// Whether no card of the sitting in hand has been dealt, so that the next one is this one.
    pub fn is_undealt(self) -> bool {
        self.scene.get() == Scene::Ready && self.session.with_value(Session::deals) == 0
    }

    /// What the next sitting is shuffled from: what the one in hand would have been, where nothing of it has been
    /// dealt or told.
    pub(super) fn seed_to_come(self) -> Seed {
        let ready = self.scene.get() == Scene::Ready;
        let next = self.next_seed.get();
        self.session
            .with_value(|session| match session.record().source {
                Source::Seed(seed) if ready && session.deals() == 0 => seed,
                _ => next,
            })
    }

    /// The record of this sitting, once it is over and no card is to come any more.
    pub fn whole_record(self) -> Option<Record> {
        let is_over = self.scene.get() == Scene::SittingOver;
        is_over.then(|| self.session.with_value(|session| session.ended_record()))
    }

    /// What this sitting was shuffled from, once it is over.
    pub fn seed(self) -> Option<String> {
        match self.whole_record()?.source {
            Source::Seed(seed) => Some(seed.to_string()),
            Source::Packs { .. } => None,
        }
    }
}
