//! What a lesson is made of.

use crate::cards::Pack;
use crate::engine::{Chips, Rules, Seat};
use crate::games;
use crate::notation::{Move, Record, SeatEntry, Source};
use crate::ui::FIRST_NAME;
use crate::ui::language::Text;

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat(0);

/// A guided deal, or several in a row.
pub struct Lesson {
    /// What it is about.
    pub title: Text,
    /// The key of its game, which is played by the usual rules.
    pub game: &'static str,
    /// The others, from seat 1.
    pub others: &'static [&'static str],
    /// The chips of each seat.
    pub chips: &'static [Chips],
    /// Who deals first.
    pub dealer: Seat,
    /// The pack as a record has it.
    pub pack: &'static str,
    /// What is done and said, in its order.
    pub script: &'static [Beat],
}

/// A moment of a lesson. What is done is written as in a record, `1 bet 2`, or is [`DEAL`].
#[derive(Clone, Copy)]
pub enum Beat {
    /// The table does this by itself.
    Plays(&'static str),
    /// This is said; it goes on once that has been read.
    Says(Text, Point),
    /// This is said, and whoever learns is asked to do it.
    Asks(Text, &'static str),
}

/// A deal begins.
pub const DEAL: &str = "deal";

/// What is spoken of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Point {
    /// The pot.
    Pot,
    /// This player.
    Player(u8),
}

/// What is done at a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Does {
    /// A deal begins.
    Deal,
    /// A player does this.
    Move(Move),
}

impl Beat {
    /// What is done, where anything is.
    #[must_use]
    pub fn does(self) -> Option<Does> {
        match self {
            Beat::Says(..) => None,
            Beat::Plays(DEAL) | Beat::Asks(_, DEAL) => Some(Does::Deal),
            Beat::Plays(text) | Beat::Asks(_, text) => text.parse().ok().map(Does::Move),
        }
    }

    /// What is said, where anything is.
    #[must_use]
    pub fn says(self) -> Option<Text> {
        match self {
            Beat::Plays(_) => None,
            Beat::Says(text, _) | Beat::Asks(text, _) => Some(text),
        }
    }
}

impl Lesson {
    /// The record that it is. None where its pack is none.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let rules: Rules = (games::named(self.game)?.rules)();
        let pack: Pack = self.pack.parse().ok()?;
        let names = [FIRST_NAME].into_iter().chain(self.others.iter().copied());
        let seat = |(name, chips): (&str, &Chips)| SeatEntry {
            name: name.into(),
            chips: *chips,
        };
        let seats = names.zip(self.chips).map(seat).collect();
        let shuffles = Vec::new();
        let packs = Source::Packs { pack, shuffles };
        let mut record = Record::new(rules, seats, self.dealer, packs);
        for beat in self.script {
            if let Some(Does::Move(Move { seat, action })) = beat.does() {
                record.push(seat, action);
            }
        }
        Some(record)
    }

    /// How often something is said.
    #[must_use]
    pub fn marks(&self) -> usize {
        let says = |beat: &&Beat| beat.says().is_some();
        self.script.iter().filter(says).count()
    }
}
