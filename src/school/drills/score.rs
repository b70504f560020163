//! What a player has made of the drills, and which of his mistakes come back when. Days are numbered as in
//! [`Day::number`](crate::school::day::Day::number).

use std::fmt::{self, Display};
use std::str::FromStr;

use super::kind::Kind;
use crate::sitting::stored;

/// The first line of the text. It changes when an older page could not read the others.
const HEAD: &str = "brag_drills 1";
/// The longest text that is read, in bytes. None that is written is longer.
const LONGEST: usize = 8_000;
/// A mistake comes back after so many days, and after each good answer later.
const DAYS: [u32; 4] = [1, 3, 7, 21];
/// The most mistakes of a kind that wait.
const MOST: usize = 20;
/// No number in the text is larger.
const LARGEST: u32 = 1_000_000;

/// The score goes by the last answers, at most so many.
pub const LAST: usize = 20;

/// Whether a later version wrote the text, so that only that version may replace it.
#[must_use]
pub fn is_newer(text: &str) -> bool {
    stored::is_later(text, "brag_drills", 1)
}

/// The scores of all kinds, in the order of [`Kind::ALL`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drills([Score; Kind::ALL.len()]);

/// The score of a kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// How many decisions were made.
    pub answered: u32,
    /// How many of them were good.
    pub good: u32,
    /// How many good ones came last without a fault.
    pub streak: u32,
    /// The last ones, the newest at the end, and whether each was good.
    last: Vec<bool>,
    /// The mistakes that come back.
    repeats: Vec<Repeat>,
}

/// A mistake that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Repeat {
    /// On this day.
    due: u32,
    /// How often it has been answered well since.
    done: usize,
}

impl Score {
    /// How many of the last ones were good, and how many those are.
    #[must_use]
    pub fn of_last(&self) -> (usize, usize) {
        let good = self.last.iter().filter(|good| **good).count();
        (good, self.last.len())
    }

    /// How many mistakes come back today.
    #[must_use]
    pub fn due(&self, today: u32) -> usize {
        self.repeats
            .iter()
            .filter(|repeat| repeat.due <= today)
            .count()
    }

    fn answer(&mut self, is_good: bool, today: u32) {
        let counts = [(&mut self.answered, true), (&mut self.good, is_good)];
        for (count, _) in counts.into_iter().filter(|(_, counts)| *counts) {
            *count = (*count + 1).min(LARGEST);
        }
        self.streak = match is_good {
            true => (self.streak + 1).min(self.answered),
            false => 0,
        };
        self.last.push(is_good);
        self.last.drain(..self.last.len().saturating_sub(LAST));
        self.repeats.sort();
        let repeated = match self.repeats.first() {
            Some(first) if first.due <= today => Some(self.repeats.remove(0).done),
            _ => None,
        };
        match (is_good, repeated) {
            (true, None) => {}
            (true, Some(done)) => self.come_back(done + 1, today),
            (false, _) => self.come_back(0, today),
        }
    }

    /// Lets a mistake come back that has been answered well so often since. After the last time it does not.
    fn come_back(&mut self, done: usize, today: u32) {
        if let Some(days) = DAYS.get(done).filter(|_| self.repeats.len() < MOST) {
            let due = today.saturating_add(*days).min(LARGEST);
            self.repeats.push(Repeat { due, done });
        }
    }
}

impl Drills {
    #[must_use]
    pub fn of(&self, kind: Kind) -> &Score {
        &self.0[kind as usize]
    }

    /// Counts an answer. If a mistake of this kind is due, this was its repetition.
    pub fn answer(&mut self, kind: Kind, is_good: bool, today: u32) {
        self.0[kind as usize].answer(is_good, today);
    }

    /// Lets a mistake come back that was made elsewhere.
    pub fn mistake(&mut self, kind: Kind, today: u32) {
        self.0[kind as usize].come_back(0, today);
    }

    /// How many mistakes come back today.
    #[must_use]
    pub fn due(&self, today: u32) -> usize {
        self.0.iter().map(|score| score.due(today)).sum()
    }

    /// How many decisions have been made.
    #[must_use]
    pub fn answered(&self) -> u32 {
        self.0.iter().map(|score| score.answered).sum()
    }

    /// What to practise next: a mistake that is due, or the kind with the fewest good ones among the last. A kind of
    /// another game than the usual one is not among them before the player has chosen it once, for he may not know that
    /// game.
    #[must_use]
    pub fn next(&self, today: u32) -> Kind {
        let all = || Kind::ALL.into_iter();
        let due = all().find(|kind| self.of(*kind).due(today) > 0);
        let is_known = |kind: &Kind| kind.is_usual() || self.of(*kind).answered > 0;
        let known = || all().filter(is_known);
        let weakest = || known().min_by_key(|kind| self.of(*kind).of_last().0);
        due.or_else(weakest).unwrap_or(Kind::Look)
    }

    /// Both together: of each kind the one with more answers.
    #[must_use]
    pub fn and(self, other: Drills) -> Drills {
        let mut all = self.0;
        for (own, other) in all.iter_mut().zip(other.0) {
            if other.answered > own.answered {
                *own = other;
            }
        }
        Drills(all)
    }
}

/// A line for each kind that was practised: its word, the three counts, the last answers as `+` and `-`, and the mistakes
/// that come back, each as its day and how often it was answered well since.
impl Display for Drills {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEAD)?;
        for (kind, score) in Kind::ALL.iter().zip(&self.0) {
            if *score == Score::default() {
                continue;
            }
            let Score {
                answered,
                good,
                streak,
                last,
                repeats,
            } = score;
            let last = last.iter().map(|good| if *good { '+' } else { '-' });
            let last: String = last.collect();
            write!(f, "\n{} {answered} {good} {streak} ={last}", kind.key())?;
            for Repeat { due, done } in repeats {
                write!(f, " {due}:{done}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Drills {
    type Err = NotAScore;

    fn from_str(text: &str) -> Result<Drills, NotAScore> {
        let mut lines = text.lines();
        if text.len() > LONGEST || lines.next() != Some(HEAD) {
            return Err(NotAScore);
        }
        let mut all = Drills::default();
        for text in lines {
            let (kind, score) = line(text).ok_or(NotAScore)?;
            all.0[kind as usize] = score;
        }
        Ok(all)
    }
}

fn line(text: &str) -> Option<(Kind, Score)> {
    let mut words = text.split(' ');
    let key = words.next()?;
    let kind = Kind::ALL.into_iter().find(|kind| kind.key() == key)?;
    let mut count = || number(words.next()?);
    let (answered, good, streak) = (count()?, count()?, count()?);
    let last = words.next()?.strip_prefix('=')?.chars();
    let last = last.map(|sign| match sign {
        '+' => Some(true),
        '-' => Some(false),
        _ => None,
    });
    let last: Vec<bool> = last.collect::<Option<_>>()?;
    let repeats: Vec<Repeat> = words.map(repeat).collect::<Option<_>>()?;
    let fits = streak <= good
        && good <= answered
        && last.len() <= LAST.min(answered as usize)
        && repeats.len() <= MOST;
    let score = Score {
        answered,
        good,
        streak,
        last,
        repeats,
    };
    fits.then_some((kind, score))
}

fn repeat(word: &str) -> Option<Repeat> {
    let (due, done) = word.split_once(':')?;
    let done = done.parse().ok().filter(|done| *done < DAYS.len())?;
    Some(Repeat {
        due: number(due)?,
        done,
    })
}

fn number(word: &str) -> Option<u32> {
    word.parse().ok().filter(|number| *number <= LARGEST)
}

/// The error for a text that is no score of the drills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAScore;

impl Display for NotAScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no score of the drills")
    }
}

impl std::error::Error for NotAScore {}

#[cfg(test)]
mod tests;
