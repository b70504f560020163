//! Guided deals: prepared deals in which a coach explains each step.
//!
//! A lesson is data ([`Lesson`]): the players and their chips, the pack, and a script of actions and texts. The
//! engine plays it like a record, and the texts are messages. A new lesson is a variant of
//! [`GuidedDeal`], and its script in `three_card` or a file beside it.

mod coach;
mod script;
mod three_card;

#[cfg(test)]
mod tests;

pub use self::coach::Coach;
pub use self::script::{Highlight, Lesson, LessonStep, Task};

use crate::app::lazy::GuidedDeal;

/// The script of a guided deal.
#[must_use]
pub fn of(deal: GuidedDeal) -> &'static Lesson {
    match deal {
        GuidedDeal::First => &three_card::FIRST,
        GuidedDeal::Kept => &three_card::KEPT,
        GuidedDeal::Cover => &three_card::COVER,
    }
}
