//! What is opened next in the room of a lesson and in the workshop, by whichever sheet leads there.

use leptos::prelude::*;

use super::SheetState;
use crate::app::lazy::Sheet;

/// The name of the file of a lesson.
pub const FILE: &str = "brag-lesson.txt";

/// The lesson that is opened next.
#[derive(Clone)]
pub struct NextLesson {
    pub text: String,
    /// The sheet that it leads back to. `None`: the school.
    pub from: Option<Sheet>,
}

/// What the workshop opens with.
#[derive(Clone)]
pub struct NextShop {
    /// The text. `None`: a new table, with the rules and the players of the one in hand.
    pub text: Option<String>,
    /// The sheet that it leads back to. `None`: the table.
    pub from: Option<Sheet>,
}

/// Leaves a lesson for its room.
pub fn open_lesson(state: SheetState, text: String, from: Option<Sheet>) {
    let next = NextLesson { text, from };
    state.slot::<NextLesson>().set_value(Some(next));
}

/// Leaves a text for the workshop.
pub fn open_workshop(state: SheetState, text: Option<String>, from: Option<Sheet>) {
    let next = NextShop { text, from };
    state.slot::<NextShop>().set_value(Some(next));
}
