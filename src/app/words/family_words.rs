//! The words of families, as values. A table has those of Brag from the beginning, and gets the others with the program of
//! all games.

use super::cue::Cue;
use super::family::game_name;
use crate::app::i18n::{Name, say};
use crate::engine::{Event, Rules, Seat, View};

/// Describes an event in a sentence, with the names of the players.
pub type EventSentence = fn(&Event, View<'_>, &dyn Fn(Seat) -> Name) -> Option<String>;

/// Finds the sound of an event. The view is the gallery's after the event, and the function says whether a person plays a seat.
pub type EventSound = fn(&Event, View<'_>, &dyn Fn(Seat) -> bool) -> Option<Cue>;

pub struct FamilyWords {
    /// Describes an event in a sentence. `None`: its mechanic or the shared words describe it, or nothing does. An empty
    /// sentence: nothing does. The view is the gallery's after the event.
    pub sentence: EventSentence,
    /// How long an event must stay on the screen to be read, in milliseconds. 0: as long as usual.
    pub reading_time: fn(&Event, View<'_>) -> u32,
    /// The name of the game on the rail, or of the variation that is played.
    pub name: fn(&Rules) -> String,
    /// What is played for, on the rail after the name. Empty: nothing need be said.
    pub rail: fn(&Rules) -> String,
}

impl FamilyWords {
    /// A family without words of its own.
    pub const DEFAULT: FamilyWords = FamilyWords {
        sentence: |_, _, _| None,
        reading_time: |_, _| 0,
        name: |rules| game_name(rules.game).into(),
        rail: |rules| say::rail_ante(rules.ante),
    };

    /// A game of this family and its main rules for the rail, such as `3 cards · ante 1`, `Nine cards · 4 × 1`, `Crash · to 10` or `Stop the
    /// Bus · 3 lives`.
    #[must_use]
    pub fn rail_of(&self, rules: &Rules) -> String {
        let name = (self.name)(rules);
        match (self.rail)(rules) {
            what if what.is_empty() => name,
            what => name + " · " + &what,
        }
    }
}

/// The words of the games that a table can play.
pub struct Words {
    /// The words of the family of a game of these rules.
    pub of: fn(&Rules) -> &'static FamilyWords,
    /// The full name of the game with this key. Empty: the table plays only the betting games.
    pub name: fn(&'static str) -> &'static str,
    /// A sentence about the game of these rules.
    pub line: fn(&Rules) -> &'static str,
    /// What is told of the events that only one mechanic has.
    pub of_mechanics: EventWords,
    /// Describes an event that only tables with real cards have. `None`: it is none, or says nothing.
    pub bank: EventSentence,
}

/// What is told of the events that only one mechanic has.
pub struct EventWords {
    /// Describes an event in a sentence. `None`: it is of no mechanic alone, or says nothing. The view is the gallery's after
    /// the event.
    pub sentence: EventSentence,
    /// How long an event is shown, in milliseconds at normal speed. 0 for all other events.
    pub time: fn(&Event) -> u32,
    /// The sound of an event. `None`: it is silent.
    pub sound: EventSound,
}

impl EventWords {
    /// The betting games have no such event.
    pub const NONE: EventWords = EventWords {
        sentence: |_, _, _| None,
        time: |_| 0,
        sound: |_, _, _| None,
    };
}
