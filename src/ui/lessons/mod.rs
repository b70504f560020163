//! Guided deals: set deals with a coach, who says what is done and why while one plays them.
//!
//! A lesson is data ([`Lesson`]): who sits there with how much, the pack, and a script of what is done and what is said.
//! The engine plays it as it plays any record, and the words are messages. A game gets its own by a file beside
//! `three_card` and a place in [`LESSONS`].

mod coach;
mod script;
mod three_card;

#[cfg(test)]
mod tests;

pub use self::coach::Coach;
pub use self::script::{Beat, Does, Lesson, Point};

/// All lessons, in the order in which they are given.
pub static LESSONS: [Lesson; 3] = [three_card::FIRST, three_card::KEPT, three_card::COVER];
