//! Who plays a seat.

use serde::{Deserialize, Serialize};

use crate::bots::{Temper, UnknownTemper};

/// Who plays a seat. It is stored as a word, and read from a text that lends it, such as a `Value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "&str")]
pub enum PlayerKind {
    /// A person at this screen.
    Person,
    /// A person whose cards are shown on a phone of his own.
    Phone,
    /// A further box of the person in the seat before (RULES 1.8).
    Box,
    Bot(Temper),
}

impl PlayerKind {
    /// Whether a bot plays the seat.
    #[must_use]
    pub fn is_bot(self) -> bool {
        matches!(self, PlayerKind::Bot(_))
    }

    /// Whether a person plays the seat. A further box does not count.
    #[must_use]
    pub fn is_person(self) -> bool {
        matches!(self, PlayerKind::Person | PlayerKind::Phone)
    }
}

impl From<PlayerKind> for &'static str {
    fn from(kind: PlayerKind) -> &'static str {
        match kind {
            PlayerKind::Person => "person",
            PlayerKind::Phone => "phone",
            PlayerKind::Box => "box",
            PlayerKind::Bot(temper) => temper.name(),
        }
    }
}

impl TryFrom<&str> for PlayerKind {
    type Error = UnknownTemper;

    fn try_from(word: &str) -> Result<PlayerKind, UnknownTemper> {
        match word {
            "person" => Ok(PlayerKind::Person),
            "phone" => Ok(PlayerKind::Phone),
            "box" => Ok(PlayerKind::Box),
            temper => temper.parse().map(PlayerKind::Bot),
        }
    }
}
