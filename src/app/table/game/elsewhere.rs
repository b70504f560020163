//! Experts that think elsewhere: in a worker.

use std::sync::OnceLock;

use super::Game;
use crate::engine::{Action, Seat};
use crate::random::Seed;
use crate::sitting::session::Session;

/// Lets the expert whose turn it is think elsewhere. `false`: the table has to ask the bot whose turn it is.
pub type Asks = fn(Game) -> bool;

/// Set when the part of the experts is here.
static ASKS: OnceLock<Asks> = OnceLock::new();

/// A point of a sitting: its seed, and the number of actions played and deals begun.
pub type Point = (Option<Seed>, usize);

/// Installs what lets experts think elsewhere.
pub fn install_elsewhere(asks: Asks) {
    // It fails only where it is set already.
    let _ = ASKS.set(asks);
}

impl Game {
    /// Whether an expert thinks elsewhere, or has just acted.
    pub(super) fn has_asked_elsewhere(self) -> bool {
        ASKS.get().is_some_and(|asks| asks(self))
    }

    /// The point of the sitting in play.
    pub fn point(self) -> Point {
        self.in_play
            .read(|session| (session.seed(), session.steps()))
    }

    /// The expert whose turn it is, and the seed of his decision, if he can think elsewhere.
    pub fn expert_to_act(self) -> Option<(Seat, Seed)> {
        self.in_play.change(Session::expert_to_act).flatten()
    }

    /// Whether the sitting in play can be played elsewhere from its save.
    pub fn is_told_whole(self) -> bool {
        self.in_play.read(Session::is_told_whole)
    }

    /// Shows the action of an expert. `false`: it is not legal.
    pub fn expert_acts(self, seat: Seat, action: Action) -> bool {
        let events = self.in_play.act(seat, action);
        let is_legal = events.is_some();
        if let Some(events) = events {
            self.show(events);
        }
        is_legal
    }

    /// Asks the bot whose turn it is again, in a task of its own.
    pub fn ask_bot_again(self) {
        if !self.queue.has_timer() {
            self.set_timer(1);
        }
    }
}
