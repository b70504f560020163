//! The log: what has been said at the table. Those who listen are told each sentence once: the sentences of one moment stand
//! together, and each has a number by which it stays the same element while others join it.

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

pub struct Log {
    lines: Vec<Line>,
    /// The number of the next line.
    next: u32,
    /// The number of this moment: that of its first sentence.
    moment: u32,
    /// The sentences of this moment, with their numbers.
    now: Vec<Said>,
    /// Whether the next line begins another moment.
    rests: bool,
    /// Counts the changes.
    changes: u32,
}

/// A sentence for those who listen, with its number.
pub type Said = (u32, String);

/// The most lines. Older ones are dropped.
const MOST_LINES: usize = 400;

impl Log {
    /// An empty log.
    #[must_use]
    pub fn new() -> Log {
        Log {
            lines: Vec::new(),
            next: 0,
            moment: 0,
            now: Vec::new(),
            rests: true,
            changes: 0,
        }
    }

    /// All lines. The oldest comes first.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The number of the next line.
    #[must_use]
    pub fn next(&self) -> u32 {
        self.next
    }

    /// The line of this number. `None`: it has been dropped.
    #[must_use]
    pub fn line(&self, number: u64) -> Option<&Line> {
        let is_it = |line: &&Line| u64::from(line.number) == number;
        self.lines.iter().find(is_it)
    }

    /// The newest lines, at most this many. The oldest of them comes first.
    #[must_use]
    pub fn newest(&self, most: usize) -> &[Line] {
        &self.lines[self.lines.len().saturating_sub(most)..]
    }

    /// The last sentence.
    #[must_use]
    pub fn last(&self) -> String {
        let last = self.lines.last();
        last.map(|line| line.text.clone()).unwrap_or_default()
    }

    /// The sentences of this moment, and its number for what follows from them. What still follows when they are hushed is
    /// the same.
    #[must_use]
    pub fn said(&self) -> (&[Said], u32) {
        (&self.now, self.moment)
    }

    /// The number of changes.
    #[must_use]
    pub fn changes(&self) -> u32 {
        self.changes
    }

    /// A while passes: what is said next is told by itself.
    pub(super) fn rest(&mut self) {
        self.rests = true;
    }

    /// A player has acted, so he knows what was said before. It is not told again.
    pub(super) fn forget_told(&mut self) {
        self.rest();
        self.now.clear();
        self.changes += 1;
    }

    pub(super) fn clear(&mut self) {
        self.forget_told();
        self.lines.clear();
        self.moment = self.next;
    }

    /// Adds a sentence that only the player at the screen may hear. It is not in the list.
    pub(super) fn whisper(&mut self, text: String) {
        self.now.push((self.next, text));
        self.next += 1;
        self.changes += 1;
    }

    /// Adds a sentence, with the cards that it tells to be shown.
    pub(super) fn add(&mut self, text: String, cards: Vec<Card>, begins_deal: bool) {
        if std::mem::take(&mut self.rests) {
            self.now.clear();
            self.moment = self.next;
        }
        self.now.push((self.next, text.clone()));
        if self.lines.len() == MOST_LINES {
            self.lines.remove(0);
        }
        self.lines.push(Line {
            number: self.next,
            text,
            cards,
            begins_deal,
        });
        self.next += 1;
        self.changes += 1;
    }
}

impl Default for Log {
    fn default() -> Log {
        Log::new()
    }
}

#[cfg(test)]
mod tests {
    use super::{Log, Said};

    fn add(log: &mut Log, text: &str) {
        log.add(text.into(), Vec::new(), text == "a");
    }

    fn said(log: &Log) -> (Vec<Said>, u32) {
        let (said, moment) = log.said();
        (said.to_vec(), moment)
    }

    #[test]
    fn the_sentences_of_a_moment_are_told_together_and_each_once() {
        let mut log = Log::new();
        add(&mut log, "You bet 1.");
        add(&mut log, "Nell folds.");
        let one = |number, text: &str| (number, text.to_owned());
        let bet = one(0, "You bet 1.");
        assert_eq!(said(&log), (vec![bet.clone(), one(1, "Nell folds.")], 0));
        log.whisper("You hold nothing.".into());
        let whispered = one(2, "You hold nothing.");
        assert_eq!(said(&log).0.last(), Some(&whispered), "what was said stays");
        assert_eq!(log.last(), "Nell folds.", "nobody else hears it");
        log.rest();
        add(&mut log, "Bill folds.");
        add(&mut log, "You win 3.");
        let now = vec![one(3, "Bill folds."), one(4, "You win 3.")];
        assert_eq!(said(&log), (now, 3));
        log.forget_told();
        assert_eq!(
            said(&log),
            (vec![], 3),
            "who has acted is told nothing again, not even what is asked"
        );
        add(&mut log, "Nell deals.");
        assert_eq!(said(&log), (vec![one(5, "Nell deals.")], 5));
        log.clear();
        assert_eq!(
            said(&log),
            (vec![], 6),
            "another sitting begins another moment"
        );
    }

    #[test]
    fn the_newest_lines_are_those_said_last() {
        let mut log = Log::new();
        for text in ["a", "b", "c"] {
            add(&mut log, text);
        }
        let shown = |most| {
            let lines = log.newest(most).iter();
            lines.map(|line| line.text.as_str()).collect::<String>()
        };
        assert_eq!([shown(2), shown(9)], ["bc", "abc"]);
    }
}
