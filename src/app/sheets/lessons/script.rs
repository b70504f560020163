//! The data of a lesson.

use crate::app::i18n::Text;
use crate::cards::Pack;
use crate::engine::{Chips, Rules, Seat};
use crate::games;
use crate::notation::{Move, Record, SeatEntry, Source};
use crate::sitting::FIRST_NAME;

/// The learner's seat.
pub const LEARNER: Seat = Seat(0);

/// A guided deal, or several in a row.
pub struct Lesson {
    /// Its title.
    pub title: Text,
    /// The key of its game, which is played by the usual rules.
    pub game: &'static str,
    /// The names of the other players, from seat 1.
    pub others: &'static [&'static str],
    /// The chips of each seat.
    pub chips: &'static [Chips],
    /// The first dealer.
    pub dealer: Seat,
    /// The pack, written as in records.
    pub pack: &'static str,
    /// The actions and texts, in order.
    pub script: &'static [LessonStep],
}

/// A step of a lesson. Actions are written as in records, such as `1 bet 2`. [`DEAL`] begins a deal.
#[derive(Clone, Copy)]
pub enum LessonStep {
    /// The table does this by itself.
    Plays(&'static str),
    /// Shows this text until it has been read.
    Says(Text, Highlight),
    /// Shows this text, and asks the learner to do this.
    Asks(Text, &'static str),
}

/// Begins a deal.
pub const DEAL: &str = "deal";

/// What a text speaks of, which is marked on the felt.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Highlight {
    /// The pot.
    Pot,
    /// This seat.
    Player(u8),
}

/// What a step does, or asks the learner to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Begins a deal.
    Deal,
    /// A player makes this move.
    Move(Move),
}

impl LessonStep {
    /// What the step does. `None`: it only shows a text.
    #[must_use]
    pub fn task(self) -> Option<Task> {
        match self {
            LessonStep::Says(..) => None,
            LessonStep::Plays(DEAL) | LessonStep::Asks(_, DEAL) => Some(Task::Deal),
            LessonStep::Plays(text) | LessonStep::Asks(_, text) => {
                text.parse().ok().map(Task::Move)
            }
        }
    }

    /// The text of the step. `None`: it has none.
    #[must_use]
    pub fn text(self) -> Option<Text> {
        match self {
            LessonStep::Plays(_) => None,
            LessonStep::Says(text, _) | LessonStep::Asks(text, _) => Some(text),
        }
    }
}

impl Lesson {
    /// The lesson as a record. `None`: its pack is not valid.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let rules: Rules = (games::named(self.game)?.rules)();
        let pack: Pack = self.pack.parse().ok()?;
        let names = [FIRST_NAME].into_iter().chain(self.others.iter().copied());
        let seat = |(name, chips): (&str, &Chips)| SeatEntry {
            name: name.into(),
            chips: *chips,
            box_of: None,
        };
        let seats = names.zip(self.chips).map(seat).collect();
        let shuffles = Vec::new();
        let packs = Source::Packs { pack, shuffles };
        let mut record = Record::new(rules, seats, self.dealer, packs);
        for step in self.script {
            if let Some(Task::Move(Move { seat, action })) = step.task() {
                record.push(seat, action);
            }
        }
        Some(record)
    }

    /// The number of texts.
    #[must_use]
    pub fn text_count(&self) -> usize {
        let says = |step: &&LessonStep| step.text().is_some();
        self.script.iter().filter(says).count()
    }
}
