//! The expert at the table. It thinks by a program that is fetched when an expert first has a turn, or a
//! player first asks for a hint; until that is here it plays straightforwardly.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use leptos::task::spawn_local;

use crate::app::lazy::Loading;
use crate::app::table::game::Game;
use crate::bots::{Cast, Policy, Risks, Temper};
use crate::engine::{Action, Choice, Rules, Seat, Table, View};
use crate::notation::{Record, ReplayedDeal};
use crate::random::Rng;
use crate::review::{DealReview, Decision, Made, Scope};
use crate::rollouts::Found;

/// What the program of the expert brings. In each function the last argument makes the other players.
pub struct Experts {
    /// Makes an expert at the game of these rules.
    pub make: fn(&Rules, Cast) -> Box<dyn Policy + Send>,
    /// Begins to appraise these choices of the viewer. `None`: there is nothing to compare, or this game is not played
    /// out.
    pub appraise: fn(View<'_>, &[Choice], Cast) -> Option<Thought>,
    /// Begins to review these decisions of the seat. `risks` tells those about lives.
    pub review: fn(Record, Seat, Scope, Cast, Option<Risks>) -> Reviewing,
    /// Begins to play this deal as an expert in this seat, among players of these tempers.
    pub as_expert: fn(Record, Seat, u32, Vec<Temper>, Cast) -> PlayingAsExpert,
    /// Lets the expert whose turn it is think in the worker, or shows what it has done. `false`: it thinks on the page.
    pub acts: fn(Game) -> bool,
}

/// Whether an expert thinks in the worker, or has just acted.
pub fn acts_elsewhere(game: Game) -> bool {
    HERE.get().is_some_and(|experts| (experts.acts)(game))
}

/// Goes on for about a millisecond. It is called with a decision that has been reviewed, and with the table at which it
/// was made.
pub type Reviewing = Box<dyn FnMut(&mut dyn FnMut(&Decision, &Table)) -> Reviewed>;

/// Goes on for about a millisecond: with deals that are dealt anew, or, if it is to be watched, with the deal as it was.
pub type PlayingAsExpert = Box<dyn FnMut(bool) -> PlayedAsExpert>;

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

/// Fetches it.
pub type Load = fn() -> Loading<Experts>;

static HERE: OnceLock<&Experts> = OnceLock::new();
static IS_FETCHING: AtomicBool = AtomicBool::new(false);

/// Fetches what makes experts, unless it is here or on its way. Another call tries again after a failure.
pub fn fetch(load: Load) {
    if HERE.get().is_none() && !IS_FETCHING.swap(true, Ordering::Relaxed) {
        spawn_local(async move {
            if let Some(experts) = load().await {
                // It fails only where it is set already.
                let _ = HERE.set(experts);
            }
            IS_FETCHING.store(false, Ordering::Relaxed);
        });
    }
}

/// A player who is an expert as soon as that is possible.
pub struct Awaited {
    pub rules: Rules,
    pub cast: Cast,
    /// Plays meanwhile.
    pub base: Box<dyn Policy + Send>,
    pub expert: Option<Box<dyn Policy + Send>>,
    /// Fetches the program.
    pub want: fn(),
}

impl Awaited {
    fn player(&mut self) -> &mut dyn Policy {
        if self.expert.is_none() {
            self.expert = HERE.get().map(|here| (here.make)(&self.rules, self.cast));
        }
        match &mut self.expert {
            Some(expert) => &mut **expert,
            None => {
                (self.want)();
                &mut *self.base
            }
        }
    }
}

impl Policy for Awaited {
    fn choose(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Action {
        self.player().choose(view, choices, rng)
    }

    fn consider(&mut self, view: View<'_>, choices: &[Choice], rng: &mut Rng) -> Option<Action> {
        self.player().consider(view, choices, rng)
    }
}
