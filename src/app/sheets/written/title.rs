//! The title of a lesson that somebody has written.

use crate::app::i18n::say;
use crate::notation::Lesson;

/// The title of a lesson, and who wrote it.
#[must_use]
pub fn title(lesson: &Lesson) -> String {
    let title = match lesson.title.as_str() {
        "" => say::LESSON_UNNAMED.get(),
        title => title,
    };
    match lesson.author.as_str() {
        "" => title.to_owned(),
        author => say::lesson_by(title, author),
    }
}
