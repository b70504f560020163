//! The texts of a lesson: plain text in paragraphs, or the name of a message.

use super::fault::LessonError;
use super::limits::LONGEST_SENTENCE;
use super::terms::unknown_term;
use crate::notation::name::clean_name;

/// What a lesson says at one place: plain text, in paragraphs of a line each. No character in it changes the text around it.
///
/// ```
/// use brag::notation::Sentence;
///
/// let said = Sentence::new(" Bill   is blind.\n\nYou aren't. ").expect("it is short");
/// assert_eq!(said.text(), "Bill is blind.\nYou aren't.");
/// assert_eq!(said.key(), None);
/// assert_eq!(Sentence::new("$RETOLD_FOUR").expect("it is short").key(), Some("RETOLD_FOUR"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence(String);

impl Sentence {
    /// A text as somebody typed it. Spaces that say nothing go, and empty lines.
    ///
    /// # Errors
    /// [`LessonError::Empty`], [`LessonError::LongSentence`] or [`LessonError::UnknownTerm`].
    pub fn new(text: &str) -> Result<Sentence, LessonError> {
        let paragraphs = text.split('\n').map(tidied);
        let paragraphs: Vec<String> = paragraphs.filter(|line| !line.is_empty()).collect();
        let text = paragraphs.join("\n");
        if text.is_empty() {
            return Err(LessonError::Empty);
        }
        if let Some(key) = unknown_term(&text) {
            return Err(LessonError::UnknownTerm(key.chars().take(24).collect()));
        }
        match text.chars().count() > LONGEST_SENTENCE {
            true => Err(LessonError::LongSentence),
            false => Ok(Sentence(text)),
        }
    }

    /// The text. A line end divides paragraphs.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The name of the message that stands for this text: `$` and the name, which only the page's own lessons use.
    /// `None`: it is a text.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        message_key(&self.0)
    }
}

/// The name of the message that stands for a text of a lesson, its title included. `None`: it is a text.
#[must_use]
pub fn message_key(text: &str) -> Option<&str> {
    let key = text.strip_prefix('$')?;
    let of_a_name = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'_';
    let is_name = key.starts_with(|first: char| first.is_ascii_uppercase());
    Some(key).filter(|key| is_name && key.bytes().all(of_a_name))
}

/// A text of one line without what would change the text around it, and without spaces that say nothing.
pub(super) fn tidied(text: &str) -> String {
    let spaced: String = text
        .chars()
        .map(|letter| match letter.is_ascii_control() {
            true => ' ',
            false => letter,
        })
        .collect();
    let clean = clean_name(&spaced, usize::MAX);
    let words: Vec<&str> = clean.split_ascii_whitespace().collect();
    words.join(" ").trim().to_owned()
}
