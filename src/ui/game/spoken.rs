//! The game in words, for those who listen.

use leptos::prelude::*;

use super::{Game, Scene};
use crate::engine::{Ask, Choice, Turn};
use crate::ui::words;

impl Game {
    /// The sentence of the moment, for those who listen: what happened, and what is asked.
    pub fn spoken(self) -> String {
        let said = self.log.last();
        let (asked, stake) = self.public(|view| (view.ask(), view.stake()));
        if !self.is_my_turn() || self.scene.get() != Scene::Playing || self.curtain().is_some() {
            return said;
        }
        match asked {
            Ask::Turn(Turn::Own { .. }) if stake > 0 => {
                format!("{said} Your turn: {}", self.price())
            }
            Ask::Turn(Turn::Own { .. }) => format!("{said} Your turn to open."),
            Ask::Turn(Turn::Lend { .. }) => format!("{said} Lend, or refuse."),
            Ask::Turn(Turn::LendOrShow { .. }) => format!("{said} Lend, or show."),
            Ask::Discard { .. } => format!("{said} {}", words::must_throw(self.must_throw())),
            _ => format!("{said} Your turn."),
        }
    }

    fn price(self) -> String {
        let bet = self.choices().into_iter().find_map(|choice| match choice {
            Choice::Bet { least, .. } => Some(format!("{least} to stay in.")),
            Choice::Borrow { least, .. } => {
                Some(format!("you are {least} short: borrow, or fold."))
            }
            Choice::Cover { chips } => Some(format!("cover the pot with {chips}, or fold.")),
            _ => None,
        });
        bet.unwrap_or_else(|| "look first.".into())
    }
}
