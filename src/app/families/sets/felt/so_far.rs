//! The results of set hands so far, read from a view.

use crate::app::i18n::say;
use crate::engine::{Event, Face, Seat, SettingEvent, Standing, View};

/// The results of set hands so far.
pub(super) struct SoFar {
    /// The winner of each hand. `None`: nobody yet.
    pub won: Vec<Option<Seat>>,
    pub set: Vec<Seat>,
    /// The hands that were passed, or folded in the betting on them.
    pub passed: Vec<(Seat, u8)>,
    /// What each player has said last of the hand in play.
    pub said: Vec<(Seat, String)>,
    /// Whether a hand has been shown, passed or won.
    pub is_shown: bool,
}

impl SoFar {
    pub fn of(view: View<'_>) -> SoFar {
        let mut so_far = SoFar {
            won: Vec::new(),
            set: Vec::new(),
            passed: Vec::new(),
            said: Vec::new(),
            is_shown: false,
        };
        for event in view.history() {
            match event {
                Event::Exposed { .. } => so_far.is_shown = true,
                Event::Setting(SettingEvent::Set { seat, .. }) => so_far.set.push(seat),
                Event::Setting(SettingEvent::Won { seat, .. }) => {
                    so_far.is_shown = true;
                    so_far.won.push(seat);
                    so_far.said.clear();
                }
                Event::Bet { seat, chips, .. } => so_far.says(seat, say::did_bet(chips)),
                Event::Setting(SettingEvent::Passed { seat, nth }) => {
                    so_far.is_shown = true;
                    so_far.passed.push((seat, nth));
                }
                event => so_far.answers(&event),
            }
        }
        so_far
    }

    /// Notes an answer to the bets. Another event changes nothing.
    fn answers(&mut self, event: &Event<Face>) {
        if let Some((seat, chips)) = event.went_level() {
            self.says(seat, say::did_match(chips));
        } else if let Some(seat) = event.put_nothing_in() {
            self.says(seat, say::DID_CHECK.get().into());
        } else if let Some(seat) = event.gave_up_pot() {
            let nth = self.won.len() as u8;
            self.passed.push((seat, nth));
            self.says(seat, say::HELD_FOLDED.get().into());
        }
    }

    fn says(&mut self, seat: Seat, says: String) {
        self.said.retain(|(by, _)| *by != seat);
        self.said.push((seat, says));
    }

    /// What a player has said last of the hand in play. Empty: nothing.
    pub fn said_by(&self, seat: Seat) -> String {
        let said = self.said.iter().find(|(by, _)| *by == seat);
        said.map(|(_, says)| says.clone()).unwrap_or_default()
    }

    /// Whether a player's cards are not set yet, or are about to be dealt to him.
    pub fn is_setting(&self, view: View<'_>, seat: Seat) -> bool {
        let place = view.seat(seat);
        let is_in = place.is_some_and(|place| place.standing() == Standing::In);
        is_in && !self.is_shown && !self.set.contains(&seat)
    }
}
