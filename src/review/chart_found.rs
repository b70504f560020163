//! What a chart tells.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, HandValue};
use crate::engine::Action;

/// What a chart tells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartFound {
    /// The choices of a player who has not looked, the best first. `None`: he has. Empty: nothing is known yet.
    pub blind: Option<Vec<Charted>>,
    /// The lines, the strongest hand first. They are of the turn once the player has looked.
    pub lines: Vec<ChartLine>,
    /// Whether worths are against best play.
    pub is_solved: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChartLine {
    /// The cards that stand for the kind.
    pub cards: Vec<Card>,
    pub value: HandValue,
    /// Whether they are the player's own.
    pub is_own: bool,
    /// The choices, the best first. Empty: nothing is known yet.
    pub choices: Vec<Charted>,
    /// The number of hands of the kind.
    pub hands: u32,
}

/// A choice with a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charted {
    pub action: Action,
    /// The expected gain or loss from now on, in thousandths of a chip.
    pub mean: i64,
    /// The standard error of that.
    pub error: i64,
    /// How far it is behind the best, at most so uncertainly: the standard error of that.
    pub doubt: i64,
    /// Whether it is the best, or not told from it.
    pub is_as_good: bool,
}

/// What a step has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChartStep {
    /// Nothing that is to be told.
    More,
    /// The lines are told anew. There is more to do.
    News,
    /// All is done.
    Done,
}
