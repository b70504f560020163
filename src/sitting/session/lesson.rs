//! A session for a guided deal: everybody but the learner plays a script.

use std::collections::VecDeque;

use super::player_kind::PlayerKind;
use super::state::{Joins, Player, Session, Setup};
use crate::bots::{Policy, Temper};
use crate::engine::{Action, Chips, Choice, Seat, View};
use crate::notation::{DealtTable, Move, Record, SeatEntry};
use crate::random::{Rng, Seed};

impl Session {
    /// A session that plays this record from the beginning. Everybody but `learner`, a person, does what the record
    /// says. `None`: the record cannot be played.
    #[must_use]
    pub fn scripted(record: &Record, learner: Seat) -> Option<Session> {
        let mut moves = Vec::new();
        for text in &record.actions {
            moves.push(text.parse::<Move>().ok()?);
        }
        let stacks: Vec<Chips> = record.seats.iter().map(|seat| seat.chips).collect();
        let dealt_table =
            DealtTable::new(record.rules.clone(), &stacks, record.dealer, &record.source);
        let bot = |seat: Seat| -> Option<Box<dyn Policy + Send>> {
            let own = moves.iter().filter(|done| done.seat == seat);
            let script = Script(own.map(|done| done.action).collect());
            (seat != learner).then(|| Box::new(script) as Box<dyn Policy + Send>)
        };
        let seats = (0..record.seats.len()).map(|seat| Seat(seat as u8));
        let player = |(seat, entry): (Seat, &SeatEntry)| Player {
            name: entry.name.clone(),
            chips: entry.chips,
            kind: if seat == learner {
                PlayerKind::Person
            } else {
                PlayerKind::Bot(Temper::Straightforward)
            },
        };
        let mut played = record.clone();
        played.actions.clear();
        let none = Seed([0; 32]);
        Some(Session {
            dealt_table: dealt_table.ok()?,
            setup: Setup {
                rules: record.rules.clone(),
                players: seats.clone().zip(&record.seats).map(player).collect(),
                first_dealer: None,
                at_home: false,
            },
            bots: seats.map(bot).collect(),
            rng: Rng::new(none, 0),
            is_numbered: false,
            record: played,
            dealt_at: 0,
            had: Vec::new(),
            hints: 0,
            joins: Joins::default(),
            recent: None,
            taken_back: Vec::new(),
        })
    }

    /// The number of actions played and deals begun.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.record.actions.len() + self.deals() as usize
    }
}

/// Plays the scripted actions in order.
struct Script(VecDeque<Action>);

impl Policy for Script {
    fn choose(&mut self, _: View<'_>, _: &[Choice], _: &mut Rng) -> Action {
        self.0.pop_front().unwrap_or(Action::Fold)
    }
}
