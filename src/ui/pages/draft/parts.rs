//! What a draft consists of: rows of players, and the fields of the sheet by name.

use crate::ui::language::say;
use crate::ui::session::Mind;

/// Tells one row of players from the others, whatever is typed into it.
pub type Key = u32;

/// A row of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Tells it apart.
    pub key: Key,
    /// What he is called.
    pub called: Called,
    /// Who decides.
    pub mind: Mind,
    /// The chips, as typed.
    pub chips: String,
}

/// What a player is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Called {
    /// "You", in whatever language the page speaks.
    You,
    /// This, as typed.
    Typed(String),
}

/// What one who is called "You" is called in records and in what is kept.
const YOU: &str = "You";

impl Called {
    /// By this name, which is kept somewhere.
    #[must_use]
    pub fn kept(name: &str) -> Called {
        match name {
            YOU => Called::You,
            name => Called::Typed(name.into()),
        }
    }

    /// By this text, which was typed.
    #[must_use]
    pub fn typed(text: String) -> Called {
        if text == say::YOU.get() {
            Called::You
        } else {
            Called::Typed(text)
        }
    }

    /// What stands in the field.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Called::You => say::YOU.get(),
            Called::Typed(text) => text,
        }
    }

    /// The name to be kept.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Called::You => YOU,
            Called::Typed(text) => text.trim(),
        }
    }

    /// Whether this is the word for one who is spoken to, in English or as the page speaks.
    #[must_use]
    pub fn is_you(&self) -> bool {
        let text = self.text().trim();
        [YOU, say::YOU.get()]
            .iter()
            .any(|you| text.eq_ignore_ascii_case(you))
    }
}

/// A field of the sheet that can be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The list of players.
    Players,
    /// The name in this row.
    Name(Key),
    /// The chips in this row.
    Chips(Key),
    /// A house rule, by its key.
    House(&'static str),
}
