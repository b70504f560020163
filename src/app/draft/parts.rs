//! The parts of a draft: the rows of players, the names of fields, and what is read and left out of a text or rules.

use crate::app::i18n::say;
use crate::engine::{Chips, FirstDealer, Rules};
use crate::notation::{clean_name, look_alike};
use crate::sitting::session::{Player, PlayerKind};

/// The key of a row of players. It stays while the row is edited.
pub type Key = u32;

/// A row of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub key: Key,
    /// What he is called.
    pub called: RowName,
    /// Who plays the seat.
    pub kind: PlayerKind,
    /// The chips as typed.
    pub chips: String,
}

impl Row {
    /// The row of an existing player.
    #[must_use]
    pub fn of(player: &Player, key: Key) -> Row {
        Row {
            key,
            called: RowName::from_stored(&player.name),
            kind: player.kind,
            chips: player.chips.to_string(),
        }
    }

    /// The player, to be stored. Invalid chips are 0.
    #[must_use]
    pub fn player(&self) -> Player {
        Player {
            name: self.called.name().into(),
            chips: whole(&self.chips).unwrap_or_default(),
            kind: self.kind,
        }
    }
}

/// The name in a row of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowName {
    /// "You", in the language of the page.
    You,
    /// A typed name.
    Typed(String),
}

/// The stored name of the player who is called "You".
const YOU: &str = "You";

impl RowName {
    /// The name from a stored text.
    #[must_use]
    pub fn from_stored(name: &str) -> RowName {
        match name {
            YOU => RowName::You,
            name => RowName::Typed(name.into()),
        }
    }

    #[must_use]
    pub fn from_typed(text: String) -> RowName {
        if text == say::YOU.get() {
            RowName::You
        } else {
            RowName::Typed(clean_name(&text, usize::MAX))
        }
    }

    /// The text of the field.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            RowName::You => say::YOU.get(),
            RowName::Typed(text) => text,
        }
    }

    /// The name to be stored.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            RowName::You => YOU,
            RowName::Typed(text) => text.trim(),
        }
    }

    /// Whether this is the word "You", in English or in the language of the page.
    #[must_use]
    pub fn is_you(&self) -> bool {
        [YOU, say::YOU.get()]
            .iter()
            .any(|you| look_alike(self.text(), you))
    }
}

/// A field that can be invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The list of players.
    Players,
    /// The name of this row.
    Name(Key),
    /// The chips of this row.
    Chips(Key),
    /// An option, by its key.
    House(&'static str),
}

/// A whole number: only digits, or with commas between the thousands, or as the language of the page writes it.
/// `None`: it is none.
pub(super) fn whole(text: &str) -> Option<Chips> {
    let text = text.trim();
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let number = digits.parse().ok()?;
    // A no-break space is like any other.
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_written =
        text.replace(',', "") == digits || words(text) == words(&say::amount_typed(number));
    is_written.then_some(number)
}

/// The rules as a draft keeps them. Whether the first dealer is chosen follows from the player chosen, so the draft says
/// it anew when its rules are agreed. So does whether the players have real cards.
pub(super) fn without_dealer(mut rules: Rules) -> Rules {
    rules.real_cards = false;
    if rules.first_dealer == FirstDealer::Chosen {
        rules.first_dealer = FirstDealer::Given;
    }
    rules
}
