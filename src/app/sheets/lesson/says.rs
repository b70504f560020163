//! The texts of a lesson, as they are read.

use leptos::prelude::*;

use super::explains::{Explained, leads};
use crate::app::i18n::Text;
use crate::notation::{Sentence, TextPart, text_parts};

/// What a lesson says at one place: a message where it is one of the page's own, and else what its writer wrote. `messages`
/// are those that the lesson may name.
#[must_use]
pub fn says(sentence: &Sentence, messages: &[(&str, Text)]) -> String {
    let message = sentence.key().and_then(|key| {
        let mut messages = messages.iter();
        messages.find(|(name, _)| *name == key)
    });
    match message {
        Some((_, text)) => text.get().into(),
        None => sentence.text().into(),
    }
}

/// The same in its paragraphs.
pub fn paragraphs(text: &str, explained: Explained) -> AnyView {
    let lines = text.split('\n');
    lines
        .map(|line| view! { <p>{words(line, explained)}</p> })
        .collect_view()
        .into_any()
}

/// The same in one line, with the words that it explains.
pub fn words(line: &str, explained: Explained) -> AnyView {
    let parts = text_parts(line).into_iter();
    let part = |part: TextPart<'_>| match part {
        TextPart::Plain(text) => text.to_owned().into_any(),
        TextPart::Term(words, key) => leads(words, key, explained),
    };
    parts.map(part).collect_view().into_any()
}
