//! The log: what has been said at the table. Its last sentence is told to screen readers.

use crate::app::platform::state::{State, Stored};
use crate::cards::Card;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its number, unique while the page is open.
    pub number: u32,
    /// The sentence.
    pub text: String,
    /// The cards that it tells to be shown.
    pub cards: Vec<Card>,
    /// Whether a deal begins with it.
    pub begins_deal: bool,
}

/// The log, shared by all components. Copies are the same log.
#[derive(Clone, Copy)]
pub struct Log {
    lines: State<Vec<Line>>,
    next: Stored<u32>,
}

/// The most lines. Older ones are dropped.
const MOST_LINES: usize = 400;

impl Log {
    /// An empty log.
    #[must_use]
    pub fn new() -> Log {
        Log {
            lines: State::new(Vec::new()),
            next: Stored::new(0),
        }
    }

    /// All lines. The oldest comes first.
    #[must_use]
    pub fn lines(self) -> Vec<Line> {
        self.lines.get()
    }

    /// The line of this number. `None`: it has been dropped.
    #[must_use]
    pub fn line(self, number: u64) -> Option<Line> {
        let is_it = |line: &&Line| u64::from(line.number) == number;
        self.lines.with(|lines| lines.iter().find(is_it).cloned())
    }

    /// The newest lines, at most this many. The oldest of them comes first.
    #[must_use]
    pub fn newest(self, most: usize) -> Vec<Line> {
        self.lines
            .with(|lines| lines[lines.len().saturating_sub(most)..].to_vec())
    }

    /// The last sentence.
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

    /// Adds a sentence, with the cards that it tells to be shown.
    pub(super) fn add(self, text: String, cards: Vec<Card>, begins_deal: bool) {
        let number = self.next.get_value();
        self.next.set_value(number + 1);
        self.lines.update(|lines| {
            if lines.len() == MOST_LINES {
                lines.remove(0);
            }
            lines.push(Line {
                number,
                text,
                cards,
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

#[cfg(test)]
mod tests {
    use leptos::prelude::Owner;

    use super::Log;

    #[test]
    fn the_newest_lines_are_those_said_last() {
        Owner::new().with(|| {
            let log = Log::new();
            for text in ["a", "b", "c"] {
                log.add(text.into(), Vec::new(), text == "a");
            }
            let shown = |most| {
                let lines = log.newest(most);
                lines.into_iter().map(|line| line.text).collect::<String>()
            };
            assert_eq!([shown(2), shown(9)], ["bc", "abc"]);
        });
    }
}
