//! Experts: who makes them, and those that think in a worker.

use super::model::Model;
use crate::bots::MakeBot;
use crate::engine::{Action, Seat};
use crate::random::Seed;

/// A point of a sitting: its seed, and the number of actions played and deals begun.
pub type Point = (Option<Seed>, usize);

impl Model {
    /// The point of the sitting in play.
    pub fn point(&self) -> Point {
        (self.session().seed(), self.session().steps())
    }

    /// Lets experts play from now on, also those that sit at the table.
    pub(super) fn seat_experts(&mut self, make_bot: MakeBot) {
        if self.repertoire.make_bot as usize != make_bot as usize {
            self.repertoire.make_bot = make_bot;
            self.in_play.session.change_experts();
        }
    }

    /// The expert whose turn it is, and the seed of his decision, if he can think in the worker.
    pub(super) fn expert_to_act(&mut self) -> Option<(Seat, Seed)> {
        self.in_play.session.expert_to_act()
    }

    /// Shows the action of the expert whose turn it is. `false`: it is not legal.
    pub(super) fn expert_acts(&mut self, action: Action) -> bool {
        let seat = self.in_play.ask().seat();
        let events = seat.and_then(|seat| self.in_play.act(seat, action));
        let is_legal = events.is_some();
        if let Some(events) = events {
            self.show(events);
        }
        is_legal
    }

    /// Asks the bot whose turn it is again, in a task of its own.
    pub(super) fn ask_bot_again(&mut self) {
        if !self.queue.has_timer {
            self.set_timer(1);
        }
    }
}
