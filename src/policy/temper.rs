//! The tempers a bot can have, by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::{Bragger, Careful, Policy, Straightforward};

/// How a bot is disposed to play.
///
/// ```
/// use brag::policy::Temper;
///
/// assert_eq!("bragger".parse(), Ok(Temper::Bragger));
/// assert_eq!(Temper::Careful.to_string(), "careful");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temper {
    /// Looks at once, waits for a good hand, seldom raises.
    Careful,
    /// Plays by the odds.
    Straightforward,
    /// Bluffs, and likes to play blind.
    Bragger,
}

impl Temper {
    /// Every temper, the tightest first.
    pub const ALL: [Temper; 3] = [Temper::Careful, Temper::Straightforward, Temper::Bragger];

    /// The temper's name, the same for ever, for saves and links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Temper::Careful => "careful",
            Temper::Straightforward => "straightforward",
            Temper::Bragger => "bragger",
        }
    }

    /// A new player of this temper. It remembers what it plans within a deal, so every seat needs
    /// one of its own.
    #[must_use]
    pub fn policy(self) -> Box<dyn Policy + Send> {
        match self {
            Temper::Careful => Box::new(Careful::default()),
            Temper::Straightforward => Box::new(Straightforward::default()),
            Temper::Bragger => Box::new(Bragger::default()),
        }
    }
}

impl Display for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Temper {
    type Err = NotATemper;

    fn from_str(text: &str) -> Result<Temper, NotATemper> {
        let named = Temper::ALL.into_iter().find(|temper| temper.name() == text);
        named.ok_or(NotATemper)
    }
}

/// A text that names no temper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATemper;

impl Display for NotATemper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a temper is careful, straightforward or bragger")
    }
}

impl std::error::Error for NotATemper {}
