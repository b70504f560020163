//! A sitting in which all but one do what is written down.

use std::collections::VecDeque;

use super::{Mind, Player, Session, Setup};
use crate::chance::{Rng, Seed, Shuffler};
use crate::engine::{Action, Chips, Choice, Seat, View};
use crate::notation::{Drive, Move, Record, SeatEntry};
use crate::policy::{Policy, Temper};

impl Session {
    /// The sitting of a record, with nothing done yet. Everybody but `learner`, a person, will do what the record says.
    /// None where that cannot be played.
    #[must_use]
    pub fn told(record: &Record, learner: Seat) -> Option<Session> {
        let mut moves = Vec::new();
        for text in &record.actions {
            moves.push(text.parse::<Move>().ok()?);
        }
        let stacks: Vec<Chips> = record.seats.iter().map(|seat| seat.chips).collect();
        let drive = Drive::new(record.rules.clone(), &stacks, record.dealer, &record.source);
        let bot = |seat: Seat| -> Option<Box<dyn Policy + Send>> {
            let own = moves.iter().filter(|done| done.seat == seat);
            let reads = Reads(own.map(|done| done.action).collect());
            (seat != learner).then(|| Box::new(reads) as Box<dyn Policy + Send>)
        };
        let seats = (0..record.seats.len()).map(|seat| Seat(seat as u8));
        let player = |(seat, entry): (Seat, &SeatEntry)| Player {
            name: entry.name.clone(),
            chips: entry.chips,
            mind: if seat == learner {
                Mind::Person
            } else {
                Mind::Bot(Temper::Straightforward)
            },
        };
        let mut played = record.clone();
        played.actions.clear();
        let none = Seed([0; 32]);
        Some(Session {
            drive: drive.ok()?,
            setup: Setup {
                rules: record.rules.clone(),
                players: seats.clone().zip(&record.seats).map(player).collect(),
            },
            cuts: Shuffler::new(none),
            bots: seats.map(bot).collect(),
            rng: Rng::new(none, 0),
            record: played,
            hints: 0,
        })
    }

    /// How much has been done: actions, and deals begun.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.record.actions.len() + self.deals() as usize
    }
}

/// Does one after another what is written down.
struct Reads(VecDeque<Action>);

impl Policy for Reads {
    fn choose(&mut self, _: View<'_>, _: &[Choice], _: &mut Rng) -> Action {
        self.0.pop_front().unwrap_or(Action::Fold)
    }
}
