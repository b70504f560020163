//! The room in which a lesson is played: a felt of its own in place of the table, with what the lesson says beneath.
//!
//! A lesson is a [`Lesson`](crate::notation::Lesson): a table, what happens there, texts and questions. The page's own lessons
//! (`own.rs`) and those that others write are played by the same functions. `script.rs`: a lesson step by step. `run.rs`: the lesson in play. `place.rs`: the room.
//! `ask.rs`: questions and what is told of answers. `says.rs`: the texts. `explains.rs`: words that they explain. `players.rs`: who plays on from its end.

mod ask;
mod explains;
mod own;
mod place;
mod players;
mod run;
mod says;
mod script;
#[cfg(test)]
mod tests;

pub use self::own::{GuidedLesson, RetoldLesson, ToLessons, ToRetold};
pub use self::place::{Staging, room};
pub use self::players::{players, plays_on, to_act};
pub use self::run::{Left, LessonRun, NEXT, Score, Told};
