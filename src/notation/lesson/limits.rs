//! How long a lesson may be.

/// The longest text of a lesson, in bytes.
pub const LONGEST_LESSON: usize = 64 * 1024;
/// The most steps of a lesson.
pub const MOST_STEPS: usize = 500;
/// The most deals of a lesson.
pub const MOST_DEALS: usize = 50;
/// The most lines with `state`.
pub const MOST_STATES: usize = 10;
/// The most answers to a question that the writer says something to.
pub const MOST_ANSWERS: usize = 40;
/// The most letters of a text.
pub const LONGEST_SENTENCE: usize = 600;
/// The most letters of a title.
pub const LONGEST_TITLE: usize = 80;
/// The most letters of an author's name.
pub const LONGEST_AUTHOR: usize = 60;
