//! What has been said at the table: the list of it, and the sentence of the moment for those who listen.

use leptos::prelude::*;

use super::game::Game;
use super::words;
use crate::engine::Event;

/// What has been said, shared by all components.
#[derive(Clone, Copy)]
pub struct Log {
    lines: RwSignal<Vec<String>>,
}

/// More than anybody reads back.
const MOST_LINES: usize = 400;

impl Log {
    /// Nothing said yet.
    #[must_use]
    pub fn new() -> Log {
        Log {
            lines: RwSignal::new(Vec::new()),
        }
    }

    /// Every line, oldest first.
    #[must_use]
    pub fn lines(self) -> Vec<String> {
        self.lines.get()
    }

    /// The last thing said.
    #[must_use]
    pub fn last(self) -> String {
        self.lines
            .with(|lines| lines.last().cloned().unwrap_or_default())
    }

    pub(super) fn clear(self) {
        self.lines.update(Vec::clear);
    }

    /// Tells an event that has just been shown.
    pub(super) fn tell(self, game: Game, event: &Event) {
        let said = game
            .public(|view| words::tell(event, view, |seat| (game.name(seat), game.is_you(seat))));
        if let Some(said) = said {
            self.lines.update(|lines| {
                if lines.len() == MOST_LINES {
                    lines.remove(0);
                }
                lines.push(said);
            });
        }
    }
}

impl Default for Log {
    fn default() -> Log {
        Log::new()
    }
}
