//! What has been said at the table: the list of it, and the sentence of the moment for those who listen.

use super::game::Game;
use super::words;
use crate::engine::Event;
use crate::ui::state::{State, Stored};

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Tells it apart from every other line of the page's life.
    pub number: u32,
    /// The sentence.
    pub text: String,
    /// Whether a deal begins with it.
    pub begins_deal: bool,
}

/// What has been said, shared by all components.
#[derive(Clone, Copy)]
pub struct Log {
    lines: State<Vec<Line>>,
    next: Stored<u32>,
}

/// More than anybody reads back.
const MOST_LINES: usize = 400;

impl Log {
    /// Nothing said yet.
    #[must_use]
    pub fn new() -> Log {
        Log {
            lines: State::new(Vec::new()),
            next: Stored::new(0),
        }
    }

    /// Every line, oldest first.
    #[must_use]
    pub fn lines(self) -> Vec<Line> {
        self.lines.get()
    }

    /// The line of this number, where it is not forgotten yet.
    #[must_use]
    pub fn line(self, number: u64) -> Option<Line> {
        let is_it = |line: &&Line| u64::from(line.number) == number;
        self.lines.with(|lines| lines.iter().find(is_it).cloned())
    }

    /// The lines of the deal in hand, oldest first; of more than `many` those since the last `many` were full.
    #[must_use]
    pub fn of_the_deal(self, many: usize) -> Vec<Line> {
        self.lines.with(|lines| {
            let begins = lines.iter().rposition(|line| line.begins_deal);
            let deal = &lines[begins.unwrap_or(0)..];
            let last = deal.chunks(many).next_back();
            last.unwrap_or_default().to_vec()
        })
    }

    /// The last thing said.
    #[must_use]
    pub fn last(self) -> String {
        self.lines.with(|lines| {
            lines
                .last()
                .map(|line| line.text.clone())
                .unwrap_or_default()
        })
    }

    pub(super) fn clear(self) {
        self.lines.update(Vec::clear);
    }

    /// Tells an event that has just been shown.
    pub(super) fn tell(self, game: Game, event: &Event) {
        let said = game.public(|view| words::tell(event, view, |seat| game.somebody(seat)));
        if let Some(text) = said {
            self.say(text, matches!(event, Event::DealBegan { .. }));
        }
    }

    /// Says this.
    pub(super) fn say(self, text: String, begins_deal: bool) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        self.lines.update(|lines| {
            if lines.len() == MOST_LINES {
                lines.remove(0);
            }
            lines.push(Line {
                number,
                text,
                begins_deal,
            });
        });
    }
}

impl Default for Log {
    fn default() -> Log {
        Log::new()
    }
}
