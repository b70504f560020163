//! The results of set hands so far, read from a view.

use crate::engine::{Event, Seat, SettingEvent, Standing, View};

/// The results of set hands so far.
pub(super) struct SoFar {
    /// The winner of each hand. `None`: nobody yet.
    pub won: Vec<Option<Seat>>,
    pub set: Vec<Seat>,
    pub passed: Vec<(Seat, u8)>,
    /// Whether a hand has been shown, or passed.
    pub is_shown: bool,
}

impl SoFar {
    pub fn of(view: View<'_>) -> SoFar {
        let mut so_far = SoFar {
            won: Vec::new(),
            set: Vec::new(),
            passed: Vec::new(),
            is_shown: false,
        };
        for event in view.history() {
            match event {
                Event::Exposed { .. } => so_far.is_shown = true,
                Event::Setting(SettingEvent::Set { seat, .. }) => so_far.set.push(seat),
                Event::Setting(SettingEvent::Won { seat, .. }) => so_far.won.push(seat),
                Event::Setting(SettingEvent::Passed { seat, nth }) => {
                    so_far.is_shown = true;
                    so_far.passed.push((seat, nth));
                }
                _ => {}
            }
        }
        so_far
    }

    /// Whether a player's cards are not set yet, or are about to be dealt to him.
    pub fn is_setting(&self, view: View<'_>, seat: Seat) -> bool {
        let place = view.seat(seat);
        let is_in = place.is_some_and(|place| place.standing() == Standing::In);
        is_in && !self.is_shown && !self.set.contains(&seat)
    }
}
