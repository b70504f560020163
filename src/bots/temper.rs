//! The tempers of bots, by name.

use std::fmt::{self, Display};
use std::str::FromStr;

use super::policy::Policy;
use super::temper_policy::Betting;
use super::{bragger, careful, straightforward};

/// How a bot likes to play.
///
/// ```
/// use brag::bots::Temper;
///
/// assert_eq!("bragger".parse(), Ok(Temper::Bragger));
/// assert_eq!(Temper::Careful.to_string(), "careful");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temper {
    /// Looks at once, waits for a good hand and seldom raises.
    Careful,
    /// Plays by the odds.
    Straightforward,
    /// Bluffs, and likes to play blind.
    Bragger,
    /// Plays each choice out in its mind, and is hard to beat.
    Expert,
}

impl Temper {
    /// The tempers of a usual school, with which a sitting begins. The tightest comes first.
    pub const USUAL: [Temper; 3] = [Temper::Careful, Temper::Straightforward, Temper::Bragger];

    /// All tempers. The expert comes last.
    pub const ALL: [Temper; 4] = [
        Temper::Careful,
        Temper::Straightforward,
        Temper::Bragger,
        Temper::Expert,
    ];

    /// The name of the temper. Saves and links contain it, so it never changes.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Temper::Careful => "careful",
            Temper::Straightforward => "straightforward",
            Temper::Bragger => "bragger",
            Temper::Expert => "expert",
        }
    }

    /// A new bot of this temper for the betting games. An expert thinks by [`rollouts`](crate::rollouts); what is made
    /// here in its place, where those are not at hand, is straightforward.
    #[must_use]
    pub fn policy(self) -> Box<dyn Policy + Send> {
        Box::new(Betting(match self {
            Temper::Careful => &careful::CHARACTER,
            Temper::Straightforward | Temper::Expert => &straightforward::CHARACTER,
            Temper::Bragger => &bragger::CHARACTER,
        }))
    }
}

impl Display for Temper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Temper {
    type Err = UnknownTemper;

    fn from_str(text: &str) -> Result<Temper, UnknownTemper> {
        let named = Temper::ALL.into_iter().find(|temper| temper.name() == text);
        named.ok_or(UnknownTemper)
    }
}

/// The error for a text that is not the name of a temper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownTemper;

impl Display for UnknownTemper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a temper is careful, straightforward, bragger or expert")
    }
}

impl std::error::Error for UnknownTemper {}
