//! Cutting: words of the players go into the shuffle before the first card.

use super::state::{Session, seated};
use crate::notation::Source;
use crate::random::{CutSeed, Seed};

impl Session {
    /// The seed whose seal was shown, and the words with which players have cut. `None`: the shuffle has no seed.
    #[must_use]
    pub fn cut_seed(&self) -> Option<CutSeed> {
        let cut = self.record.notes.cut.clone();
        cut.or_else(|| self.seed().map(CutSeed::new))
    }

    /// The seed whose seal was shown. Cutting does not change it. `None`: the shuffle has no seed.
    #[must_use]
    pub fn sealed_seed(&self) -> Option<Seed> {
        self.cut_seed().map(|cut| cut.sealed())
    }

    /// Whether the shuffle can still be cut: its seal was shown, and neither a card nor an action is there.
    #[must_use]
    pub fn can_cut(&self) -> bool {
        let is_begun = self.deals() > 0 || !self.record.actions.is_empty();
        let is_sealed = self.record.notes.seal.is_some();
        is_sealed && !is_begun && !self.is_numbered && self.record.cut.is_none()
    }

    /// Shuffles all packs with this seed, which is the sealed one with the words of players, and draws the first dealer
    /// anew. `false`, and nothing changes: the shuffle cannot be cut any more, or the seed is not the one that was sealed.
    pub fn shuffle_with(&mut self, cut: CutSeed) -> bool {
        let is_own = self.record.notes.seal == Some(cut.sealed().seal().to_string());
        if !self.can_cut() || !is_own {
            return false;
        }
        let seed = cut.seed();
        let Ok((dealt_table, dealer)) = seated(&self.setup, seed) else {
            return false;
        };
        self.dealt_table = dealt_table;
        (self.record.dealer, self.record.source) = (dealer, Source::Seed(seed));
        self.record.notes.cut = cut.is_cut().then_some(cut);
        true
    }

    /// Notes that the sitting came to the page by a link or a file.
    pub fn note_that_it_came(&mut self) {
        self.record.notes.came = true;
    }
}
