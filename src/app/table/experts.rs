//! The expert at the table. It thinks by a program that is fetched when an expert first has a turn, or a
//! player first asks for a hint; until that is here it plays straightforwardly.

use crate::app::table::game::Game;
use crate::bots::{Cast, Risks, Temper};
use crate::engine::{Choice, Seat, Table, View};
use crate::notation::{Record, ReplayedDeal};
use crate::review::{ChartLine, DealReview, Decision, Made, Scope};
use crate::rollouts::Found;

/// What the program of the expert brings.
pub struct Experts {
    /// Makes the players of all games, experts among them.
    pub cast: Cast,
    /// Begins to appraise these choices of the viewer. `None`: there is nothing to compare, or this game is not played
    /// out.
    pub appraise: fn(View<'_>, &[Choice]) -> Option<Thought>,
    /// Begins to review these decisions of the seat. `risks` tells those about lives.
    pub review: fn(Record, Seat, Scope, Option<Risks>) -> Reviewing,
    /// Begins to play this deal as an expert in this seat, among players of these tempers.
    pub as_expert: fn(Record, Seat, u32, Vec<Temper>) -> PlayingAsExpert,
    /// Begins to chart what is best with every hand in the place of the viewer. `None`: there is no chart of this.
    pub chart: fn(View<'_>, &[Choice]) -> Option<Charting>,
    /// Begins to chart it in the place of this seat at the action of this number in the record.
    pub chart_of: fn(Record, Seat, usize) -> Charting,
    /// Lets the expert whose turn it is think in the worker, or shows what it has done. `false`: it thinks on the page.
    pub acts: fn(Game) -> bool,
}

/// Goes on for about a millisecond. It is called with a decision that has been reviewed, and with the table at which it
/// was made.
pub type Reviewing = Box<dyn FnMut(&mut dyn FnMut(&Decision, &Table)) -> Reviewed>;

/// Goes on for about a millisecond: with deals that are dealt anew, or, if it is to be watched, with the deal as it was.
pub type PlayingAsExpert = Box<dyn FnMut(bool) -> PlayedAsExpert>;

/// Goes on for about a millisecond.
pub type Charting = Box<dyn FnMut() -> ChartNews>;

/// How far a chart has come.
pub enum ChartNews {
    /// So much of so much.
    More(u64, u64),
    /// The lines as far as they are known.
    Told {
        lines: Vec<ChartLine>,
        /// Whether worths are against best play.
        is_solved: bool,
        /// Whether there is no more to find.
        is_done: bool,
    },
    /// There is no chart of this.
    Not,
}

/// How far an expert has come.
pub enum PlayedAsExpert {
    /// This far. `None`: he has not begun.
    More(Option<Made>),
    /// To the end of all deals. `None`: the seat had no part in the deal.
    Done(Option<Made>),
    /// The deal as it was, to its end.
    Watched(Box<ReplayedDeal>),
    /// The record cannot be replayed.
    Failed,
}

/// How far a review has come.
pub enum Reviewed {
    /// So many actions of so many.
    More(usize, usize),
    /// To its end.
    Done(Vec<DealReview>),
    /// The record cannot be replayed.
    Failed,
}

/// Thinks for about a millisecond, and tells what it has found.
pub type Thought = Box<dyn FnMut() -> Found>;
