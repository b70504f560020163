//! A lesson as one word of an address. Its text is squeezed ([`squeeze`]) and written in letters that need no escapes.

mod guess;
mod squeeze;

use std::fmt::{self, Display};

use super::fault::LessonFault;
use super::limits::LONGEST_LESSON;
use super::model::Lesson;
use crate::notation::base64url::{as_letters, from_letters};

/// The longest link, in letters.
pub const LONGEST_LESSON_LINK: usize = 2_048;

/// The letter that begins a link of this version.
const VERSION: char = '1';

/// Writes a lesson as a link.
///
/// # Errors
/// [`LessonLinkError::TooLong`].
pub fn write_lesson_link(lesson: &Lesson) -> Result<String, LessonLinkError> {
    let text = lesson.to_string();
    if text.len() > LONGEST_LESSON {
        return Err(LessonLinkError::TooLong);
    }
    let mut link = String::from(VERSION);
    link.push_str(&as_letters(&squeeze::squeezed(&text)));
    match link.len() > LONGEST_LESSON_LINK {
        true => Err(LessonLinkError::TooLong),
        false => Ok(link),
    }
}

/// Reads the lesson of a link.
///
/// # Errors
/// [`LessonLinkError`].
pub fn read_lesson_link(link: &str) -> Result<Lesson, LessonLinkError> {
    let mut letters = link.chars();
    match letters.next() {
        Some(VERSION) => {}
        Some('2'..='9') => return Err(LessonLinkError::Newer),
        _ => return Err(LessonLinkError::NotALink),
    }
    if link.len() > LONGEST_LESSON_LINK {
        return Err(LessonLinkError::NotALink);
    }
    let bytes = from_letters(letters.as_str()).ok_or(LessonLinkError::NotALink)?;
    let text = squeeze::unsqueezed(&bytes, LONGEST_LESSON);
    let text = text.and_then(|text| String::from_utf8(text).ok());
    let text = text.ok_or(LessonLinkError::NotALink)?;
    text.parse().map_err(LessonLinkError::Lesson)
}

/// Why a lesson is no link, or a link no lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonLinkError {
    /// The lesson is too long for a link.
    TooLong,
    /// It is cut off, mistyped, or not such a link.
    NotALink,
    /// A later version wrote it.
    Newer,
    /// What it brings is no lesson.
    Lesson(LessonFault),
}

impl Display for LessonLinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LessonLinkError::TooLong => f.write_str("this lesson is too long for a link"),
            LessonLinkError::NotALink => {
                f.write_str("the link is broken, or isn't a link to a lesson")
            }
            LessonLinkError::Newer => f.write_str("the link is from a later version of Brag"),
            LessonLinkError::Lesson(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LessonLinkError {}
