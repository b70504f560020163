//! The seal of the shuffle, shown before the first card, and the record that opens it at the end.

use super::model::Model;
use super::phase::Phase;
use crate::notation::Record;
use crate::random::CutSeed;

impl Model {
    /// The seal of this sitting's shuffle, as it was shown before the first card.
    pub fn seal(&self) -> String {
        let shown = &self.session().record().notes.seal;
        shown.clone().unwrap_or_default()
    }

    /// The seal of the next sitting's shuffle.
    pub fn next_seal(&self) -> String {
        self.cut_to_come().sealed().seal().to_string()
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

    /// The seed of the next sitting, and the words with which players have cut. It is that of the sitting in hand while
    /// nothing has been dealt from it and it is secret.
    pub(super) fn cut_to_come(&self) -> CutSeed {
        let own = self.is_undealt().then(|| self.session().cut_seed());
        own.flatten().unwrap_or_else(|| self.in_play.next.clone())
    }

    /// Whether the next shuffle can still be cut.
    pub fn can_cut(&self) -> bool {
        !self.is_undealt() || self.session().can_cut()
    }

    /// The words with which players have cut the next shuffle.
    pub fn cuts_to_come(&self) -> Vec<String> {
        self.cut_to_come().words().to_vec()
    }

    /// Cuts the next shuffle with a word. `false`: it cannot be cut with that.
    pub fn cut(&mut self, word: &str) -> bool {
        let mut cut = self.cut_to_come();
        if !cut.cut(word) {
            return false;
        }
        if !self.is_undealt() {
            self.in_play.next = cut;
            return true;
        }
        let is_cut = self.in_play.session.shuffle_with(cut);
        if is_cut {
            // The cut may have found another first dealer.
            self.shown
                .replace_sitting(self.in_play.session.table().clone());
        }
        is_cut
    }

    /// The record of this sitting. `None`: cards that the page deals are still to come.
    pub fn whole_record(&self) -> Option<Record> {
        if self.phase == Phase::SittingOver {
            return Some(self.session().ended_record());
        }
        let record = self.session().record();
        self.has_real_cards().then(|| record.clone())
    }

    /// The seed of this sitting that was sealed, and the words with which it was cut. `None`: it is not over, or it has no
    /// seed.
    pub fn opened_seed(&self) -> Option<CutSeed> {
        self.whole_record()?;
        self.session().cut_seed()
    }
}
