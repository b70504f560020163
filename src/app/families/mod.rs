//! The games in families: the games of a family are drawn and pressed alike. Those
//! beside the betting games come with a program of their own. What a family brings is its table of functions ([`crate::app::table::scene::Functions`]).

pub mod bank;
mod brag;
pub mod bus;
pub mod casino;
pub mod classic;
mod help;
mod level;
pub mod patti;
mod repertoire;
pub mod rounds;
pub mod sets;
#[cfg(test)]
mod tests;
mod words;

pub use self::help::{Cap, Key};
pub use self::repertoire::{REPERTOIRE, seat_all};
pub use self::words::WORDS;

use self::help::Help;
use crate::app::table::scene::Functions;
use crate::bots::Skill;
use crate::engine::Rules;

/// The functions of the family of a game of these rules. `None`: it is a betting game, which the table draws itself.
#[must_use]
pub fn functions(rules: &Rules) -> Option<&'static Functions> {
    Some(match Skill::of(rules)? {
        Skill::Setting => &sets::FUNCTIONS,
        Skill::Bus => &bus::FUNCTIONS,
        Skill::Patti => &patti::FUNCTIONS,
        Skill::Rounds => &rounds::FUNCTIONS,
        Skill::Classic => &classic::FUNCTIONS,
        Skill::Casino => &casino::FUNCTIONS,
    })
}

/// What the sheets say of the family of a game of these rules.
#[must_use]
pub fn help(rules: &Rules) -> &'static Help {
    match Skill::of(rules) {
        None => &brag::HELP,
        Some(Skill::Setting) => &sets::HELP,
        Some(Skill::Bus) => &bus::HELP,
        Some(Skill::Patti) => &patti::HELP,
        Some(Skill::Rounds) => &rounds::HELP,
        Some(Skill::Classic) => &classic::HELP,
        Some(Skill::Casino) => &casino::HELP,
    }
}
