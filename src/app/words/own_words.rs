//! The words of the games beside the betting games, as values. A table gets them when the program of these games is here.

use super::{Cue, game_name};
use crate::app::i18n::{Name, Text, say};
use crate::engine::{Event, Rules, Seat, View};

/// Describes an event in a sentence, with the names of the players.
pub type EventSentence = fn(&Event, View<'_>, &dyn Fn(Seat) -> Name) -> Option<String>;

/// Finds the sound of an event. The view is the gallery's after the event, and the function says whether a person plays a seat.
pub type EventSound = fn(&Event, View<'_>, &dyn Fn(Seat) -> bool) -> Option<Cue>;

/// A family's own words for events, and how long they are shown and how they sound.
pub struct OwnWords {
    /// Describes an event in a sentence. `None`: the shared words describe it, or nothing does. An empty sentence: nothing
    /// does. The view is the gallery's after the event.
    pub sentence: EventSentence,
    /// How long one of the family's own events is shown, in milliseconds at normal speed. 0 for all other events.
    pub time: fn(&Event) -> u32,
    /// How long an event must stay on the screen to be read, in milliseconds. 0: as long as usual.
    pub reading_time: fn(&Event, View<'_>) -> u32,
    /// The sound of one of the family's own events. `None`: it is silent.
    pub sound: EventSound,
    /// What is played for, on the rail after the name of the game. Empty: nothing need be said.
    pub rail: fn(&Rules) -> String,
    /// The name of the variation that is played, in place of the game's. `None`: none is.
    pub variation: fn(&Rules) -> Option<Text>,
}

impl OwnWords {
    /// A family without events of its own.
    pub const PLAIN: OwnWords = OwnWords {
        sentence: |_, _, _| None,
        time: |_| 0,
        reading_time: |_, _| 0,
        sound: |_, _, _| None,
        rail: |rules| say::rail_ante(rules.ante),
        variation: |_| None,
    };

    /// A game of this family and its main rules for the rail, such as `Nine cards · 4 × 1`, `Crash · to 10` or `Stop the
    /// Bus · 3 lives`.
    #[must_use]
    pub fn rail_of(&self, rules: &Rules) -> String {
        let name = (self.variation)(rules).map_or_else(|| game_name(rules.game), Text::get);
        match (self.rail)(rules) {
            what if what.is_empty() => name.into(),
            what => format!("{name} · {what}"),
        }
    }
}

/// The words of the games beside the betting games.
pub struct OtherGames {
    /// The own words of a game of these rules. `None`: it is a betting game.
    pub of: fn(&Rules) -> Option<&'static OwnWords>,
    /// The rules of one of these games in a short line, for the rail.
    pub rail: fn(&Rules) -> String,
    /// The full name of the game with this key.
    pub name: fn(&'static str) -> &'static str,
    /// A sentence about the game with this key.
    pub line: fn(&'static str) -> &'static str,
}
