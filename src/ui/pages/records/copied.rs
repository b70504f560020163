//! What was copied, or the text itself where the browser lets no page write to the clipboard.

use leptos::prelude::*;

use crate::ui::language::{Text, say};
use crate::ui::live::live;
use crate::ui::pages::clipboard;

/// What is said of the last copy, and where it was asked for. Copies are the same.
#[derive(Clone, Copy)]
pub struct Copied {
    last: RwSignal<Option<Copy>>,
}

#[derive(Clone)]
struct Copy {
    place: u64,
    says: Text,
    /// The text, where the reader has to copy it himself.
    shown: Option<String>,
}

/// The place of the record of the whole sitting. Those of deals are their keys, which are greater.
pub const SITTING: u64 = 0;

impl Copied {
    pub fn new() -> Copied {
        Copied {
            last: RwSignal::new(None),
        }
    }

    /// Copies a text and says so, in that place.
    pub async fn copy(self, place: u64, says: Text, text: String) {
        let is_copied = clipboard::copy(&text).await;
        // The sheet may be gone by now.
        let _ = self.last.try_set(Some(Copy {
            place,
            says: if is_copied { says } else { say::COPY_THIS_TEXT },
            shown: (!is_copied).then_some(text),
        }));
    }

    /// It is said for those who listen.
    pub fn aloud(self) -> impl IntoView {
        let says = move || self.last.get().map(|last| last.says.get());
        view! { <p class="sr" role="status">{says}</p> }
    }

    /// It is shown in the place where it was asked for.
    pub fn shown(self, place: u64) -> impl IntoView {
        live(move || {
            let last = self.last.get().filter(|last| last.place == place)?;
            let field = last.shown.map(|text| {
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
            });
            Some(view! {
                <div class="copied">
                    <p aria-hidden="true">{last.says.get()}</p>
                    {field}
                </div>
            })
        })
    }
}
