//! Lists in words.

use crate::app::i18n::say;

/// Joins parts into a list, such as `a, b and c`.
#[must_use]
pub fn join_list(parts: Vec<String>) -> String {
    let mut left = parts.into_iter();
    let mut said = left.next().unwrap_or_default();
    while let Some(next) = left.next() {
        said = if left.len() > 0 {
            say::list_more(&said, &next)
        } else {
            say::list_two(&said, &next)
        };
    }
    said
}
