//! The expert at the table. It thinks by a program that is fetched when an expert first has a turn, or a
//! player first asks for a hint; until that is here it plays straightforwardly.

use crate::app::table::game::Game;
use crate::app::worker::Thinker;
use crate::bots::{MakeBot, Temper};
use crate::engine::{Action, Choice, Seat, View};
use crate::notation::{Record, ReplayedDeal};
use crate::review::{ExpertResult, Scope};
use crate::rollouts::AppraisalStep;

/// What the program of the expert brings.
pub struct ExpertProgram {
    /// Makes the players of all games, experts among them.
    pub make_bot: MakeBot,
    /// Begins to appraise these choices of the viewer. `None`: there is nothing to compare, or this game is not played
    /// out.
    pub appraise: fn(View<'_>, &[Choice]) -> Option<Thought>,
    /// Begins to weigh these choices of the viewer beside each other. `None`: as for `appraise`.
    pub weigh: fn(View<'_>, &[Choice]) -> Option<Weighing>,
    /// Begins to review these decisions of the seat.
    pub review: fn(Record, Seat, Scope) -> Thinker,
    /// Begins to play this deal as an expert in this seat, among players of these tempers.
    pub as_expert: fn(Record, Seat, u32, Vec<Temper>) -> PlayingAsExpert,
    /// Begins to chart what is best with every hand in the place of the viewer. `None`: there is no chart of this.
    pub chart: fn(View<'_>, &[Choice]) -> Option<Thinker>,
    /// Begins to chart it in the place of this seat at the action of this number in the record.
    pub chart_of: fn(Record, Seat, usize) -> Thinker,
    /// Lets the expert whose turn it is think in the worker, or shows what it has done. `false`: it thinks on the page.
    pub acts: fn(Game) -> bool,
}

/// Goes on for about a millisecond: with deals that are dealt anew, or, if it is to be watched, with the deal as it was.
pub type PlayingAsExpert = Box<dyn FnMut(bool) -> PlayedAsExpert>;

/// How far an expert has come.
pub enum PlayedAsExpert {
    /// This far. `None`: he has not begun.
    More(Option<ExpertResult>),
    /// To the end of all deals. `None`: the seat had no part in the deal.
    Done(Option<ExpertResult>),
    /// The deal as it was, to its end.
    Watched(Box<ReplayedDeal>),
    /// The record cannot be replayed.
    Failed,
}

/// Goes on for about a millisecond.
pub type Weighing = Box<dyn FnMut() -> Weighed>;

/// Choices beside each other, as far as they are weighed.
pub struct Weighed {
    /// Each choice with how far it is behind the best and the standard error of that, the best first. Empty: not yet.
    pub beside: Vec<(Action, i64, i64)>,
    /// Whether no more is found out.
    pub is_done: bool,
}

/// Thinks for about a millisecond, and tells what it has found.
pub type Thought = Box<dyn FnMut() -> AppraisalStep>;
