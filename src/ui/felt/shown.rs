//! Whose hands lie in the light.

use crate::engine::{Event, Purse, Seat, View};

/// Whose hands are shown to all, in the order of the showing.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Shown {
    /// Who shows, or is about to.
    pub seats: Vec<Seat>,
    /// Whose hand has won the newest pot.
    pub winner: Option<Seat>,
}

impl Shown {
    /// Works it out. Once the deal is `over`, only hands that were shown count.
    #[must_use]
    pub fn of(view: View<'_>, over: bool) -> Shown {
        let mut shown = Shown::default();
        for event in view.history() {
            match event {
                // Who plays with two hands names one first, where they lie.
                Event::Saw { payer, seen, .. } if !over && !plays_with_two(view, [payer, seen]) => {
                    shown.seats = vec![seen, payer];
                }
                Event::Exposed { seat, .. } if !shown.seats.contains(&seat) => {
                    shown.seats.push(seat)
                }
                Event::Paid {
                    from: Purse::Pot(_),
                    to: Purse::Seat(seat),
                    ..
                } => {
                    shown.winner = Some(seat).filter(|seat| shown.seats.contains(seat));
                }
                _ => {}
            }
        }
        // Until their cards are gathered.
        shown.seats.retain(|seat| {
            view.seat(*seat)
                .is_some_and(|place| place.hands().len() > 0)
        });
        shown
    }

    /// Where a hand lies in the light, where there is room there for all that are shown.
    #[must_use]
    pub fn slot(&self, seat: Seat) -> Option<usize> {
        if self.seats.len() > 2 {
            None
        } else {
            self.seats.iter().position(|shown| *shown == seat)
        }
    }
}

fn plays_with_two(view: View<'_>, players: [Seat; 2]) -> bool {
    let has_two = |seat| view.seat(seat).is_some_and(|place| place.hands().len() > 1);
    players.into_iter().any(has_two)
}
