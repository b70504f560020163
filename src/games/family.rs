//! The families of games. The games of a family ask the same of who plays them, and are drawn alike.

use crate::engine::Rules;

/// A family of games. Bots and what draws a table are found by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The betting games: three-, four- and five-card Brag.
    Brag,
    /// Setting hands from one deal.
    Setting,
    /// Swapping with the board.
    Bus,
    /// Playing for three stakes.
    Classic,
    /// Equalised betting.
    Rounds,
    /// Playing against the bank.
    Casino,
    /// Teen Patti.
    Patti,
}

/// How games are played out, to find what a decision is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayedOut {
    /// By the bots, and by people who bet in ways of their own.
    ByAll,
    ByBots,
    /// By the bots, which set hands faster than at the table.
    BySetters,
    /// Not: the bots think too long.
    Not,
}

impl Family {
    /// How games of this family are played out.
    #[must_use]
    pub fn played_out(self) -> PlayedOut {
        match self {
            Family::Brag | Family::Patti => PlayedOut::ByAll,
            Family::Rounds | Family::Classic | Family::Casino => PlayedOut::ByBots,
            Family::Setting => PlayedOut::BySetters,
            Family::Bus => PlayedOut::Not,
        }
    }
}

/// Whether an expert plays games of these rules better than the straightforward bot. Against the bank that bot plays the
/// best strategy. Hands are set by reckoning what they win. In Stop the Bus every bot tries each move in all the worlds it knows.
#[must_use]
pub fn has_expert(rules: &Rules) -> bool {
    let played_out = Family::of(rules).played_out();
    played_out != PlayedOut::Not && !rules.is_against_bank() && !rules.sets_hands()
}
