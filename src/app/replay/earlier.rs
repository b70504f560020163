//! An earlier sitting, whose result is stored, and which is opened for a review.

use crate::engine::Seat;
use crate::notation::Record;
use crate::sitting::session::{Player, PlayerKind, Setup};

/// The sitting.
#[derive(Clone)]
pub struct Earlier {
    pub record: Record,
    /// Who played.
    pub setup: Setup,
    /// The seat of the only person.
    pub seat: Seat,
}

impl Earlier {
    /// The sitting of this record, played by these. `None`: there was not one person.
    #[must_use]
    pub fn new(record: &Record, kinds: &[PlayerKind]) -> Option<Earlier> {
        let is_person = |kind: &PlayerKind| kind.is_person();
        let seat = kinds.iter().position(is_person)?;
        let players = record.seats.iter().zip(kinds);
        let players = players.map(|(seat, kind)| Player {
            name: seat.name.clone(),
            chips: seat.chips,
            kind: *kind,
        });
        Some(Earlier {
            setup: Setup {
                rules: record.rules.clone(),
                players: players.collect(),
                first_dealer: None,
                at_home: false,
            },
            record: record.clone(),
            seat: Seat(seat as u8),
        })
    }
}
