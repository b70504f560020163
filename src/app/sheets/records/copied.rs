//! What was copied, or the text itself if the page may not write to the clipboard.

use leptos::prelude::*;

use crate::app::i18n::{Text, say};
use crate::app::platform::live::live;
use crate::app::platform::share;

/// The result of the last copy, and the place of its button. Copies share one state.
#[derive(Clone, Copy)]
pub struct Copied {
    last: RwSignal<Option<Copy>>,
}

#[derive(Clone)]
struct Copy {
    place: u64,
    says: Text,
    /// The text, if the player has to copy it himself.
    shown: Option<String>,
}

/// The place of the whole sitting's record. The places of deals are their keys, which are greater.
pub const SITTING: u64 = 0;

impl Copied {
    pub fn new() -> Copied {
        Copied {
            last: RwSignal::new(None),
        }
    }

    /// Copies a text, and shows the result in this place.
    pub async fn copy(self, place: u64, says: Text, text: String) {
        let is_copied = share::copy(&text).await;
        // The sheet may be closed by now.
        let _ = self.last.try_set(Some(Copy {
            place,
            says: if is_copied { says } else { say::COPY_THIS_TEXT },
            shown: (!is_copied).then_some(text),
        }));
    }

    /// The result for screen readers.
    pub fn aloud(self) -> impl IntoView {
        let says = move || self.last.get().map(|last| last.says.get());
        view! { <p class="sr" role="status">{says}</p> }
    }

    /// The text in the place of its button, if the player has to copy it.
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
