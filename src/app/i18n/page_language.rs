//! The language of the page. It is the one in the settings, or else the one that the page around a frame asks for, or
//! else the first language of the device that the page knows.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::language::Language;
use super::languages::{ALL, load, of_code};
use crate::app::platform::frame;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Reactive;

/// The language of the page. Copies share one state.
#[derive(Clone, Copy)]
pub struct PageLanguage {
    /// `None` until the first language has been fetched.
    now: Reactive<Option<&'static Language>>,
    failed: Reactive<bool>,
}

impl PageLanguage {
    /// Uses the language that `chosen` returns, and follows its changes. English is there at once. Another language is
    /// fetched.
    #[must_use]
    pub fn follow(
        chosen: impl Fn() -> Option<&'static Language> + Copy + Send + 'static,
    ) -> PageLanguage {
        let page_language = PageLanguage {
            now: Reactive::new(None),
            failed: Reactive::new(false),
        };
        let requested = Reactive::new(requested_language());
        let asks = leptos::ev::Custom::<web_sys::Event>::new(frame::LANGUAGE_EVENT);
        let listener =
            window_event_listener(asks, move |_| requested.set(self::requested_language()));
        on_cleanup(move || listener.remove());
        let wanted = move || {
            let language = chosen().or(requested.get());
            language.unwrap_or_else(device_language)
        };
        let english = &ALL[0];
        if wanted() == english {
            page_language.now.set(Some(english));
        }
        whenever(move |_| {
            let language = wanted();
            page_language.failed.set(false);
            if page_language.now.get_untracked() == Some(language) {
                return;
            }
            spawn_local(async move {
                // Another language may have been chosen while this one was being fetched.
                let is_wanted = move || wanted() == language;
                let is_here = load(language, is_wanted).await;
                if !is_wanted() {
                    return;
                }
                page_language.failed.set(!is_here);
                // If fetching fails, the page keeps its language. If it has none yet, it uses English.
                if is_here || page_language.now.get_untracked().is_none() {
                    keep_focus();
                    page_language
                        .now
                        .set(Some(if is_here { language } else { english }));
                }
            });
        });
        whenever(move |_| {
            if let (Some(page), Some(now)) =
                (document().document_element(), page_language.now.get())
            {
                // Fails only for invalid names.
                let _ = page.set_attribute("lang", now.code);
            }
        });
        page_language
    }

    /// The language of the page. Subscribes to its changes.
    pub fn now(self) -> Option<&'static Language> {
        self.now.get()
    }

    /// Whether the chosen language could not be fetched.
    pub fn has_failed(self) -> bool {
        self.failed.get()
    }
}

/// Restores the focus once the page has been drawn again: a player who chooses a language stays at that list. If the page
/// around a frame chooses it, the focus stays where it is.
fn keep_focus() {
    if !frame::may_focus() {
        return;
    }
    let focused = document().active_element().map(|focused| focused.id());
    if let Some(id) = focused.filter(|id| !id.is_empty()) {
        // A sheet that is shown takes the focus first.
        request_animation_frame(move || {
            let again = document().get_element_by_id(&id);
            if let Some(again) = again.and_then(|again| again.dyn_into::<HtmlElement>().ok()) {
                // Fails only for elements that cannot have the focus.
                let _ = again.focus();
            }
        });
    }
}

/// The language that the page around a frame asks for.
fn requested_language() -> Option<&'static Language> {
    of_code(&frame::language_asked()?)
}

/// The first language of the device that the page knows.
fn device_language() -> &'static Language {
    let languages = window().navigator().languages();
    let mut known = languages
        .iter()
        .filter_map(|code| of_code(&code.as_string()?));
    known.next().unwrap_or(&ALL[0])
}
