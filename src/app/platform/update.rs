//! A new version of the app. The start script says that it is ready, and the player decides when to use it.

use crate::app::platform::js::{call, get};
use crate::app::platform::reactive::Reactive;
use leptos::ev::Custom;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;
use web_sys::js_sys::Promise;

/// Why the app could not be stored for offline use, in a word of the service worker (`xtask/src/offline.js`). `None`: it
/// has not failed.
pub async fn unkept() -> Option<String> {
    let stored = get(window().as_ref(), "caches")?;
    let answer = settled(call(&stored, "match", &["unkept".into()])?).await?;
    settled(call(&answer, "text", &[])?).await?.as_string()
}

/// What a promise resolves to. `None`: it is none, or fails.
pub async fn settled(promise: JsValue) -> Option<JsValue> {
    let promise: Promise = promise.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// Whether a new version is ready. Copies share one state.
#[derive(Clone, Copy)]
pub struct Update(Reactive<bool>);

impl Update {
    /// Listens for a new version. The start script may have found it before the program began.
    #[must_use]
    pub fn watch() -> Update {
        let is_waiting = document()
            .document_element()
            .is_some_and(|root| root.has_attribute("data-update"));
        let waits = Reactive::new(is_waiting);
        window_event_listener(Custom::<Event>::new("brag:update"), move |_| {
            waits.set(true);
        });
        Update(waits)
    }

    /// Whether a new version is ready.
    pub fn waits(self) -> bool {
        self.0.get()
    }

    /// Reloads the page in the new version.
    pub fn take_over(self) {
        if let Ok(event) = Event::new("brag:take-over") {
            // Fails only for an event that is being dispatched already.
            let _ = window().dispatch_event(&event);
        }
    }
}
