//! The log: what has been said at the table. Screen readers are told the sentences of one moment at once, because they read
//! only what stands there when it has changed.

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
    told: State<Told>,
    /// Whether the next line begins another moment.
    rests: Stored<bool>,
}

/// What has been said.
struct Told {
    lines: Vec<Line>,
    /// The number of the next line.
    next: u32,
    /// The sentences of this moment.
    now: String,
}

/// The most lines. Older ones are dropped.
const MOST_LINES: usize = 400;

impl Log {
    /// An empty log.
    #[must_use]
    pub fn new() -> Log {
        Log {
            told: State::new(Told {
                lines: Vec::new(),
                next: 0,
                now: String::new(),
            }),
            rests: Stored::new(true),
        }
    }

    /// All lines. The oldest comes first.
    #[must_use]
    pub fn lines(self) -> Vec<Line> {
        self.newest(MOST_LINES)
    }

    /// The line of this number. `None`: it has been dropped.
    #[must_use]
    pub fn line(self, number: u64) -> Option<Line> {
        let is_it = |line: &&Line| u64::from(line.number) == number;
        self.told
            .with(|told| told.lines.iter().find(is_it).cloned())
    }

    /// The newest lines, at most this many. The oldest of them comes first.
    #[must_use]
    pub fn newest(self, most: usize) -> Vec<Line> {
        self.told
            .with(|told| told.lines[told.lines.len().saturating_sub(most)..].to_vec())
    }

    /// The last sentence.
    #[must_use]
    pub fn last(self) -> String {
        self.told.with(|told| {
            let last = told.lines.last();
            last.map(|line| line.text.clone()).unwrap_or_default()
        })
    }

    /// The sentences of this moment.
    #[must_use]
    pub fn said(self) -> String {
        self.told.with(|told| told.now.clone())
    }

    /// A while passes: what is said next is told by itself.
    pub(super) fn rest(self) {
        self.rests.set_value(true);
    }

    /// A player has acted, so he knows what was said before. It is not told again.
    pub(super) fn hush(self) {
        self.rest();
        self.told.update(|told| told.now.clear());
    }

    pub(super) fn clear(self) {
        self.hush();
        self.told.update(|told| told.lines.clear());
    }

    /// Adds a sentence, with the cards that it tells to be shown.
    pub(super) fn add(self, text: String, cards: Vec<Card>, begins_deal: bool) {
        let begins = self.rests.get_value();
        self.rests.set_value(false);
        self.told.update(|told| {
            if begins {
                told.now.clear();
            } else {
                told.now.push(' ');
            }
            told.now.push_str(&text);
            if told.lines.len() == MOST_LINES {
                told.lines.remove(0);
            }
            told.lines.push(Line {
                number: told.next,
                text,
                cards,
                begins_deal,
            });
            told.next += 1;
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
    fn the_sentences_of_a_moment_are_told_at_once() {
        Owner::new().with(|| {
            let log = Log::new();
            let add = |text: &str| log.add(text.into(), Vec::new(), false);
            add("You bet 1.");
            add("Nell folds.");
            assert_eq!(log.said(), "You bet 1. Nell folds.");
            log.rest();
            add("Bill folds.");
            add("You win 3.");
            assert_eq!(log.said(), "Bill folds. You win 3.");
            log.hush();
            assert_eq!(log.said(), "", "who has acted is not told again");
            add("Nell deals.");
            assert_eq!(log.said(), "Nell deals.");
        });
    }

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
