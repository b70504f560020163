//! Guided deals: prepared deals in which a coach explains each step.
//!
//! A lesson is data ([`Lesson`]): the players and their chips, the pack, and a script of actions and texts. The
//! engine plays it like a record, and the texts are messages. A new lesson is a file beside `three_card` and an entry
//! in [`LESSONS`].

mod coach;
mod script;
mod three_card;

#[cfg(test)]
mod tests;

pub use self::coach::Coach;
pub use self::script::{Highlight, Lesson, LessonStep, Task};

/// All lessons, in order.
pub static LESSONS: [Lesson; 3] = [three_card::FIRST, three_card::KEPT, three_card::COVER];
