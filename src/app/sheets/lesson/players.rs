//! Who plays on from the end of a lesson.

use crate::bots::Temper;
use crate::engine::{Ask, Seat};
use crate::notation::{Lesson, LessonSetup, PreparedLesson, SeatEntry};
use crate::review::Position;
use crate::sitting::session::{Player, PlayerKind, Setup};

/// Who is to act at the end of a lesson: the seat that is asked, or the learner where nobody is.
#[must_use]
pub fn to_act(lesson: &Lesson, prepared: &PreparedLesson) -> Seat {
    match prepared.table.ask() {
        Ask::Deal { .. } => lesson.setup.learner,
        ask => ask.seat().unwrap_or(lesson.setup.learner),
    }
}

/// The players of a lesson, with a person in this seat and bots in the others.
#[must_use]
pub fn players(setup: &LessonSetup, person: Seat) -> Setup {
    let kind = |seat: Seat| {
        let named = setup.tempers.iter().find(|(of, _)| *of == seat);
        let temper = named.and_then(|(_, name)| {
            let mut all = Temper::ALL.into_iter();
            all.find(|temper| temper.name() == *name)
        });
        match seat == person {
            true => PlayerKind::Person,
            false => PlayerKind::Bot(temper.unwrap_or(Temper::Straightforward)),
        }
    };
    let player = |(nth, entry): (usize, &SeatEntry)| Player {
        name: entry.name.clone(),
        kind: kind(Seat(nth as u8)),
        chips: entry.chips,
    };
    Setup {
        rules: setup.rules.clone(),
        players: setup.seats.iter().enumerate().map(player).collect(),
        first_dealer: Some(setup.dealer),
        at_home: false,
    }
}

/// Where one plays on from the end of a lesson, and with whom: the learner if it is his turn, or whoever is asked if nothing was
/// said or asked before. `None`: nobody is to act.
#[must_use]
pub fn plays_on(lesson: &Lesson, prepared: &PreparedLesson) -> Option<(Position, Setup)> {
    let seat = to_act(lesson, prepared);
    let is_asked = prepared.table.ask().seat() == Some(seat);
    let is_his = seat == lesson.setup.learner || lesson.is_situation();
    let position = || Position::new(prepared.table.clone(), seat);
    (is_asked && is_his).then(|| (position(), players(&lesson.setup, seat)))
}
