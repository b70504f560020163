//! The seal of the shuffle, shown before the first card, and the record that opens it at the end.

use super::Phase;
use super::model::Model;
use crate::notation::{Record, Source};
use crate::random::Seed;

impl Model {
    /// The seal of this sitting's shuffle, as it was shown before the first card.
    pub fn seal(&self) -> String {
        let shown = &self.session().record().notes.seal;
        shown.clone().unwrap_or_default()
    }

    /// The seal of the next sitting's shuffle.
    pub fn next_seal(&self) -> String {
        self.seed_to_come().seal().to_string()
    }

    /// The first eight digits of the next seal: enough to recognise it.
    pub fn next_seal_in_brief(&self) -> String {
        let mut digits = self.next_seal();
        digits.truncate(8);
        digits + "…"
    }

    /// Whether no card of the sitting in hand has been dealt. The next sitting is then this one.
    pub fn is_undealt(&self) -> bool {
        self.phase == Phase::Ready && self.session().deals() == 0
    }

    /// The seed of the next sitting. It is that of the sitting in hand while nothing has been dealt from it and it is
    /// secret.
    pub(super) fn seed_to_come(&self) -> Seed {
        match self.session().record().source {
            Source::Seed(seed) if self.is_undealt() => seed,
            _ => self.in_play.next_seed,
        }
    }

    /// The record of this sitting. `None`: cards are still to come.
    pub fn whole_record(&self) -> Option<Record> {
        let is_over = self.phase == Phase::SittingOver;
        is_over.then(|| self.session().ended_record())
    }

    /// The seed of this sitting. `None`: it is not over, or it has no seed.
    pub fn seed(&self) -> Option<String> {
        match self.whole_record()?.source {
            Source::Seed(seed) => Some(seed.to_string()),
            Source::Packs { .. } => None,
        }
    }
}
