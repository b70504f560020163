//! The bots at the table, as a value: those of the betting games at first, and those of all games once they are here.

use crate::bots::{self, Cast};
use crate::engine::Rules;
use crate::games::Skill;

/// The bots that can sit down.
#[derive(Clone, Copy)]
pub struct Bots {
    /// Makes a player.
    pub cast: Cast,
    /// Whether they, and what draws it, can play a sitting of these rules.
    pub plays: fn(&Rules) -> bool,
}

impl Bots {
    /// The bots of the betting games.
    pub const BETTING: Bots = Bots {
        cast: bots::betting,
        plays: |rules| Skill::of(rules).is_none() && !rules.dealers_choice,
    };
}
