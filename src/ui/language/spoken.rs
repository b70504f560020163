//! Which language is spoken: the one that was chosen, else what the page around an embedded one asks for, else the first
//! of the device's that the page knows.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::{ALL, Language, catalogue, of_code};
use crate::ui::embed;
use crate::ui::live::whenever;
use crate::ui::settings::Settings;
use crate::ui::state::State;

/// The language spoken now, shared by all components. Copies are the same.
#[derive(Clone, Copy)]
pub struct Spoken {
    /// None until the first is there.
    now: State<Option<&'static Language>>,
    failed: State<bool>,
}

impl Spoken {
    /// Speaks as it is set, now and whenever that changes. English is there at once; another language is fetched.
    #[must_use]
    pub fn follow(settings: Settings) -> Spoken {
        let spoken = Spoken {
            now: State::new(None),
            failed: State::new(false),
        };
        let asked = State::new(asked());
        let asks = leptos::ev::Custom::<web_sys::Event>::new(embed::LANGUAGE_EVENT);
        let listener = window_event_listener(asks, move |_| asked.set(self::asked()));
        on_cleanup(move || listener.remove());
        let wanted = move || {
            let chosen = settings.get().language.or(asked.get());
            chosen.unwrap_or_else(of_the_device)
        };
        let english = &ALL[0];
        if untrack(wanted) == english {
            spoken.now.set(Some(english));
        }
        whenever(move |_| {
            let language = wanted();
            spoken.failed.set(false);
            if spoken.now.get_untracked() == Some(language) {
                return;
            }
            spawn_local(async move {
                // Another may have been chosen while this one was on its way.
                let is_wanted = move || untrack(wanted) == language;
                let is_here = catalogue::speak(language, is_wanted).await;
                if !is_wanted() {
                    return;
                }
                spoken.failed.set(!is_here);
                // Without its words the page goes on in the language it speaks, and English before any.
                if is_here || spoken.now.get_untracked().is_none() {
                    keep_focus();
                    spoken
                        .now
                        .set(Some(if is_here { language } else { english }));
                }
            });
        });
        whenever(move |_| {
            if let (Some(page), Some(now)) = (document().document_element(), spoken.now.get()) {
                // Fails only for names that are no names.
                let _ = page.set_attribute("lang", now.code);
            }
        });
        spoken
    }

    /// The language; whoever asks is told when it changes.
    pub fn now(self) -> Option<&'static Language> {
        self.now.get()
    }

    /// Whether the language that was chosen could not be fetched.
    pub fn has_failed(self) -> bool {
        self.failed.get()
    }
}

/// Gives the focus back to where it is once the page has been drawn anew: whoever chooses a language in a list stays at
/// that list.
fn keep_focus() {
    let focused = document().active_element().map(|focused| focused.id());
    if let Some(id) = focused.filter(|id| !id.is_empty()) {
        // A sheet that is shown takes the focus first.
        request_animation_frame(move || {
            let again = document().get_element_by_id(&id);
            if let Some(again) = again.and_then(|again| again.dyn_into::<HtmlElement>().ok()) {
                // Refused only for elements that cannot have it.
                let _ = again.focus();
            }
        });
    }
}

/// What the page around an embedded one asks for.
fn asked() -> Option<&'static Language> {
    of_code(&embed::language_asked()?)
}

/// The first language of the device that the page knows.
fn of_the_device() -> &'static Language {
    let languages = window().navigator().languages();
    let mut known = languages
        .iter()
        .filter_map(|code| of_code(&code.as_string()?));
    known.next().unwrap_or(&ALL[0])
}
