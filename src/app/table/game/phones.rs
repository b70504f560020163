//! People whose cards are on phones of their own. The screen shows a sealed code in place of their cards, until these are shown or
//! compared with the hand of somebody who plays at the screen.

use super::model::Model;
use crate::engine::{Event, Seat, SeatSet};
use crate::random::Seed;

impl Model {
    /// Whether the cards of the player at the screen are on a phone.
    pub fn is_on_phone(&self) -> bool {
        let has_phone = |seat| self.seats.has_phone(seat);
        !self.is_replay() && self.actor().is_some_and(has_phone)
    }

    /// How often the code of a hand has been asked for. The sheet with it opens whenever this changes.
    pub fn code_requests(&self) -> u32 {
        self.screen.code_requests
    }

    /// Asks for the code of the hand of the player at the screen.
    pub(super) fn ask_for_code(&mut self) {
        self.screen.code_requests += 1;
    }

    /// Asks for the code of a hand that has just been looked at.
    pub(super) fn show_looked_at(&mut self) {
        if std::mem::take(&mut self.plans.shows_code) && self.is_on_phone() {
            self.ask_for_code();
        }
    }

    /// The seats with phones whose players see each other's hands now, in a sideshow (RULES 10.3). The table waits until both
    /// have read their codes.
    pub fn compared_on_phones(&self) -> SeatSet {
        let compared = |event: &Event| event.sideshow().is_some();
        match self.is_last(compared) && !self.is_replay() {
            true => self.screen.to_read,
            false => SeatSet::NONE,
        }
    }

    /// Asks for the codes of the hands of a sideshow that has just been shown.
    pub(super) fn show_compared(&mut self) {
        if let Some([by, of, _]) = self.shown.last().and_then(Event::sideshow) {
            let both = [by, of].into_iter();
            self.screen.to_read = both.filter(|seat| self.seats.has_phone(*seat)).collect();
            if !self.compared_on_phones().is_empty() {
                self.ask_for_code();
            }
        }
    }

    /// Goes on after the codes of a sideshow have been read.
    pub(super) fn codes_are_read(&mut self) {
        let has_waited = !self.compared_on_phones().is_empty();
        self.screen.to_read = SeatSet::NONE;
        if has_waited && !self.is_comparing() {
            self.advance();
        }
    }

    /// Makes a new key for this seat, with this chance: the phone that holds it reads no later card. The log says so, if `says` does. Nothing of a
    /// sitting is stored before it is dealt.
    pub(super) fn join_again(&mut self, seat: Seat, chance: Seed, says: Option<String>) {
        self.in_play.session.join_again(seat, chance);
        if !self.is_undealt() {
            self.in_play.changed();
        }
        if let Some(says) = says {
            self.log.add(says, Vec::new(), false);
        }
    }
}
