//! What was copied, or the text itself where the browser lets no page write to the clipboard.

use leptos::prelude::*;

use crate::ui::live::live;
use crate::ui::pages::clipboard;

/// What is said of the last copy. Copies are the same.
#[derive(Clone, Copy)]
pub struct Copied {
    said: RwSignal<&'static str>,
    shown: RwSignal<Option<String>>,
}

impl Copied {
    pub fn new() -> Copied {
        Copied {
            said: RwSignal::new(""),
            shown: RwSignal::new(None),
        }
    }

    /// Copies a text and says so.
    pub async fn copy(self, says: &'static str, text: String) {
        let is_copied = clipboard::copy(&text).await;
        // The sheet may be gone by now.
        let _ = self.shown.try_set((!is_copied).then_some(text));
        let says = if is_copied {
            says
        } else {
            "Copy this text and take it with you."
        };
        let _ = self.said.try_set(says);
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
                        aria-label="The text to copy"
                        prop:value=text
                        on:focus:target=|field| field.target().select()
                    ></textarea>
                }
            })
        };
        view! {
            <p class="note" role="status">{self.said}</p>
            {live(field)}
        }
    }
}
