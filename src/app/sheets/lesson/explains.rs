//! Words of the game that a text of a lesson leads to: what each means, over the room.

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::sheets::beats::Kinds;
use crate::app::sheets::dialog::OverRoom;
use crate::engine::Rules;

/// The page *What beats what* among them.
const BEATS: &str = "beats";

/// The words, by their keys.
const WORDS: [(&str, Text); 7] = [
    ("ante", say::TERM_ANTE),
    ("blind", say::TERM_BLIND),
    ("cover", say::TERM_COVER),
    ("fold", say::TERM_FOLD),
    ("kept", say::TERM_KEPT),
    ("see", say::TERM_SEE),
    ("stake", say::TERM_STAKE),
];

/// What is explained now, by its key. Copies are the same.
pub type Explained = RwSignal<Option<&'static str>>;

/// The words of a text that lead to what is explained.
pub fn leads(words: &str, key: &'static str, explained: Explained) -> AnyView {
    let begin = move |_| explained.set(Some(key));
    view! { <button type="button" class="term" aria-haspopup="dialog" on:click=begin>{words.to_owned()}</button> }
        .into_any()
}

/// What is explained, over the room. `None`: nothing is.
#[must_use]
pub fn explanation(explained: Explained, rules: Rules) -> Option<AnyView> {
    let key = explained.get()?;
    let closed = Callback::new(move |()| _ = explained.try_set(None));
    let id = "term-title";
    if key == BEATS {
        return Some(
            view! {
                <OverRoom id title=say::WHAT_BEATS_WHAT.get() class="body howto beats" closed is_picture=true>
                    <Kinds rules own=None/>
                </OverRoom>
            }
            .into_any(),
        );
    }
    let (_, says) = WORDS.into_iter().find(|(word, _)| *word == key)?;
    Some(
        view! {
            <OverRoom id title=say::LESSON_WORD.get() class="body" closed is_picture=true>
                <p>{says.get()}</p>
            </OverRoom>
        }
        .into_any(),
    )
}

#[cfg(test)]
mod tests {
    use super::{BEATS, WORDS};
    use crate::notation::TERMS;

    #[test]
    fn every_word_that_a_lesson_may_lead_to_is_explained() {
        let all: Vec<&str> = WORDS.iter().map(|(key, _)| *key).chain([BEATS]).collect();
        assert_eq!(all.len(), TERMS.len());
        for term in TERMS {
            assert!(all.contains(&term), "{term}");
        }
    }
}
