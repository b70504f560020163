//! Lessons and situations as text that people write by hand, one thing a line, in the words of records.
//!
//! A [`Lesson`] is read from its text and written back. [`Lesson::prepare`] plays it, and lays the cards where they are given.
//! [`Lesson::situation`] takes one from a record, and [`write_lesson_link`] makes a link of it. Each fault has its line
//! ([`LessonFault`]).

mod fault;
mod head;
mod id;
mod laying;
mod limits;
mod link;
mod model;
mod prepare;
mod read;
mod rule_words;
mod scan;
mod sentence;
mod situation;
mod state;
mod steps;
mod terms;
mod told;
mod write;

pub use fault::{LessonError, LessonFault, LineNeeds};
pub use head::TEMPERS;
pub use id::lesson_id;
pub use limits::*;
pub use link::{LONGEST_LESSON_LINK, LessonLinkError, read_lesson_link, write_lesson_link};
pub use model::{
    GivenCards, Lesson, LessonAnswer, LessonSetup, LessonStep, LessonTask, LessonVerdict, Line,
    Mark, Question,
};
pub use prepare::PreparedLesson;
pub use read::is_lesson;
pub use sentence::{Sentence, message_key};
pub use situation::SituationError;
pub use terms::{TERMS, TextPart, text_parts};
