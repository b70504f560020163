//! What was copied, or the text itself where the browser lets no page write to the clipboard.

use leptos::prelude::*;

use crate::ui::language::{Text, say};
use crate::ui::live::live;
use crate::ui::pages::clipboard;

/// What is said of the last copy. Copies are the same.
#[derive(Clone, Copy)]
pub struct Copied {
    said: RwSignal<Option<Text>>,
    shown: RwSignal<Option<String>>,
}

impl Copied {
    pub fn new() -> Copied {
        Copied {
            said: RwSignal::new(None),
            shown: RwSignal::new(None),
        }
    }

    /// Copies a text and says so.
    pub async fn copy(self, says: Text, text: String) {
        let is_copied = clipboard::copy(&text).await;
        // The sheet may be gone by now.
        let _ = self.shown.try_set((!is_copied).then_some(text));
        let says = if is_copied { says } else { say::COPY_THIS_TEXT };
        let _ = self.said.try_set(Some(says));
    }

    /// Where it is said.
    pub fn view(self) -> impl IntoView {
        let field = move || {
            self.shown.get().map(|text| {
                view! {
                    <textarea
                        class="text"
                        readonly
                        rows="4"
                        aria-label=say::THE_TEXT_TO_COPY.get()
                        prop:value=text
                        on:focus:target=|field| field.target().select()
                    ></textarea>
                }
            })
        };
        view! {
            <p class="note" role="status">{move || self.said.get().map(Text::get)}</p>
            {live(field)}
        }
    }
}
