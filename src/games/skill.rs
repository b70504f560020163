//! What a game asks of who plays it.

use crate::engine::Rules;

/// What a player must be able to do beside the betting of Brag. Bots and what draws a table are found by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skill {
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
    /// By the bots.
    ByBots,
    /// By the bots, which set hands faster than at the table.
    BySetters,
    /// Not: the bots think too long.
    Not,
}

impl Skill {
    /// How games of this skill are played out.
    #[must_use]
    pub fn played_out(self) -> PlayedOut {
        match self {
            Skill::Patti => PlayedOut::ByAll,
            Skill::Rounds | Skill::Classic | Skill::Casino => PlayedOut::ByBots,
            Skill::Setting => PlayedOut::BySetters,
            Skill::Bus => PlayedOut::Not,
        }
    }
}

/// Whether an expert plays games of these rules better than the straightforward bot. Against the bank that bot plays the
/// best strategy. Hands are set by reckoning what they win. In Stop the Bus every bot tries each move in all the worlds it knows.
#[must_use]
pub fn has_expert(rules: &Rules) -> bool {
    let played_out = Skill::of(rules).map_or(PlayedOut::ByAll, Skill::played_out);
    played_out != PlayedOut::Not && !rules.is_against_bank() && !rules.sets_hands()
}
