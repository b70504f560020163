//! The lines of the text of a lesson, each with the lines that its text goes on over.

use super::fault::{LessonError, LessonFault, LineNeeds};
use super::sentence::Sentence;
use crate::engine::{Chips, Seat};
use crate::notation::words::{a_seat, number};

/// A line that says something. Comments and blank lines are none.
pub(super) struct Said<'t> {
    /// Its number, counted from 1.
    pub line: usize,
    /// Its first word.
    pub word: &'t str,
    /// What follows the word.
    pub rest: &'t str,
    /// The lines that begin with `|` after it, with their numbers.
    pub more: Vec<(usize, &'t str)>,
}

/// The lines of a text.
pub(super) fn scan(text: &str) -> Result<Vec<Said<'_>>, LessonFault> {
    let mut all: Vec<Said> = Vec::new();
    let lines = text.trim_start_matches('\u{feff}').lines();
    for (line, whole) in (1..).zip(lines) {
        let whole = whole.trim();
        if whole.is_empty() || whole.starts_with('#') {
            continue;
        }
        if let Some(more) = whole.strip_prefix('|') {
            match all.last_mut() {
                Some(said) => said.more.push((line, more)),
                None => return Err(fault(line, LessonError::NotALesson)),
            }
            continue;
        }
        let (word, rest) = whole
            .split_once(|letter: char| letter.is_ascii_whitespace())
            .unwrap_or((whole, ""));
        all.push(Said {
            line,
            word,
            rest: rest.trim(),
            more: Vec::new(),
        });
    }
    Ok(all)
}

pub(super) fn fault(line: usize, why: LessonError) -> LessonFault {
    LessonFault { line, why }
}

impl<'t> Said<'t> {
    /// A fault on this line.
    pub fn fault(&self, why: LessonError) -> LessonFault {
        fault(self.line, why)
    }

    /// The fault that something else should follow the word.
    pub fn needs(&self, word: &'static str, needs: LineNeeds) -> LessonFault {
        self.fault(LessonError::Needs { word, needs })
    }

    /// Checks that its text does not go on: it has none.
    pub fn has_no_text(&self) -> Result<(), LessonFault> {
        match self.more.first() {
            Some((line, _)) => Err(fault(*line, LessonError::NoText)),
            None => Ok(()),
        }
    }

    /// Checks that nothing follows its word.
    pub fn is_bare(&self, word: &'static str) -> Result<(), LessonFault> {
        self.has_no_text()?;
        match self.rest.is_empty() {
            true => Ok(()),
            false => Err(self.needs(word, LineNeeds::Nothing)),
        }
    }

    /// A text that begins with this and goes on over the lines with `|`. An empty one of these ends a paragraph. `None`: it is
    /// empty.
    pub fn sentence(&self, begins: &str) -> Result<Option<Sentence>, LessonFault> {
        let mut text = begins.trim().to_owned();
        for (_, more) in &self.more {
            let more = more.trim();
            if more.is_empty() {
                text.push('\n');
            } else if !text.is_empty() && !text.ends_with('\n') {
                text.push(' ');
            }
            text.push_str(more);
        }
        match Sentence::new(&text) {
            Ok(sentence) => Ok(Some(sentence)),
            Err(LessonError::Empty) => Ok(None),
            Err(why) => Err(self.fault(why)),
        }
    }

    /// The text of this line, which has one.
    pub fn needed_sentence(&self) -> Result<Sentence, LessonFault> {
        let said = self.sentence(self.rest)?;
        said.ok_or_else(|| self.fault(LessonError::Empty))
    }

    /// What follows the word, as the number of a seat.
    pub fn seat(&self, word: &'static str) -> Result<Seat, LessonFault> {
        self.has_no_text()?;
        a_seat(self.rest).ok_or_else(|| self.needs(word, LineNeeds::Seat))
    }

    /// A number of chips, and what follows it.
    pub fn chips(&self) -> Option<(Chips, &'t str)> {
        let (chips, rest) = two(self.rest);
        Some((number(chips)?, rest))
    }
}

/// The first word of a text, and what follows it.
pub(super) fn two(text: &str) -> (&str, &str) {
    let parted = text.split_once(|letter: char| letter.is_ascii_whitespace());
    let (first, rest) = parted.unwrap_or((text, ""));
    (first, rest.trim())
}
