//! The hands that are shown in the middle.

use crate::engine::{Event, Purse, Seat, View};

/// The hands that are shown to all.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Shown {
    /// The seats that show a hand or are about to, in the order of showing.
    pub seats: Vec<Seat>,
    /// The seat that has won the newest pot.
    pub winner: Option<Seat>,
}

impl Shown {
    /// Reads the shown hands from the history. Once the deal is `over`, only hands that were shown count.
    #[must_use]
    pub fn of(view: View<'_>, over: bool) -> Shown {
        let mut shown = Shown::default();
        for event in view.history() {
            match event {
                // A player with two hands first chooses one at his seat.
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
        // Cards that have been gathered are not shown.
        shown.seats.retain(|seat| {
            view.seat(*seat)
                .is_some_and(|place| place.hands().len() > 0)
        });
        shown
    }

    /// The place of a hand in the middle. `None`: it is not shown, or more hands are shown than have room there.
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
