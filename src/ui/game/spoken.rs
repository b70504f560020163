//! The game in words, for those who listen.

use leptos::prelude::*;

use super::{Game, Scene};
use crate::engine::{Ask, Choice, Turn};
use crate::ui::language::say;
use crate::ui::words;

impl Game {
    /// The sentence of the moment, for those who listen: what happened, and what is asked.
    pub fn spoken(self) -> String {
        let said = self.log.last();
        let (asked, stake) = self.public(|view| (view.ask(), view.stake()));
        if !self.is_my_turn() || self.scene.get() != Scene::Playing || self.curtain().is_some() {
            return said;
        }
        let asks = match asked {
            Ask::Turn(Turn::Own { .. }) if stake > 0 => return format!("{said} {}", self.price()),
            Ask::Turn(Turn::Own { .. }) => say::YOUR_TURN_TO_OPEN.get(),
            Ask::Turn(Turn::Lend { .. }) => say::LEND_OR_REFUSE.get(),
            Ask::Turn(Turn::LendOrShow { .. }) => say::LEND_OR_SHOW.get(),
            Ask::Discard { .. } => words::must_throw(self.must_throw()),
            _ => say::YOUR_TURN.get(),
        };
        format!("{said} {asks}")
    }

    /// What going on costs.
    fn price(self) -> String {
        let bet = self.choices().into_iter().find_map(|choice| match choice {
            Choice::Bet { least, .. } => Some(say::your_turn_to_bet(least)),
            Choice::Borrow { least, .. } => Some(say::your_turn_to_borrow(least)),
            Choice::Cover { chips } => Some(say::your_turn_to_cover(chips)),
            _ => None,
        });
        bet.unwrap_or_else(|| say::YOUR_TURN_TO_LOOK.get().into())
    }
}
