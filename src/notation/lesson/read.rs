//! Reads the text of a lesson.

use std::str::FromStr;

use super::fault::{LessonError, LessonFault};
use super::head::{self, Head};
use super::limits::LONGEST_LESSON;
use super::model::Lesson;
use super::scan::{fault, scan};
use super::state::lead_there;
use super::steps::Steps;

/// The first word of a lesson. The number of the version follows it.
pub(super) const FORMAT: &str = "brag-lesson";
/// The version that is written and read.
pub(super) const VERSION: &str = "1";

/// Whether a text is meant as a lesson: its first line says so.
#[must_use]
pub fn is_lesson(text: &str) -> bool {
    let mut lines = text
        .trim_start_matches('\u{feff}')
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let first = lines.next().unwrap_or_default();
    first.split_ascii_whitespace().next() == Some(FORMAT)
}

impl FromStr for Lesson {
    type Err = LessonFault;

    /// Reads a lesson. That it can be played is found when it is prepared, except what leads to a line with `state`.
    fn from_str(text: &str) -> Result<Lesson, LessonFault> {
        if text.len() > LONGEST_LESSON {
            return Err(fault(1, LessonError::LongText));
        }
        let said = scan(text)?;
        let Some((first, rest)) = said.split_first().filter(|(first, _)| first.word == FORMAT)
        else {
            let line = said.first().map_or(1, |first| first.line);
            return Err(fault(line, LessonError::NotALesson));
        };
        first.has_no_text()?;
        if first.rest != VERSION {
            let is_number = first.rest.parse::<u32>().is_ok();
            return Err(first.fault(match is_number {
                true => LessonError::Newer,
                false => LessonError::NotALesson,
            }));
        }
        let end = rest.iter().position(|line| head::word(line).is_none());
        let (of_head, of_steps) = rest.split_at(end.unwrap_or(rest.len()));
        let mut head = Head::default();
        for line in of_head {
            if let Some(word) = head::word(line) {
                head.read(word, line)?;
            }
        }
        let end = of_head.last().unwrap_or(first).line;
        let mut lesson = head.into_lesson(end)?;
        let mut steps = Steps::new(lesson.setup.seats.len());
        for line in of_steps {
            match head::word(line) {
                Some(word) => return Err(line.fault(LessonError::Late(word))),
                None => steps.read(line)?,
            }
        }
        let (steps, states) = steps.into_steps()?;
        lesson.steps = steps;
        lead_there(&mut lesson, &states)?;
        Ok(lesson)
    }
}
