//! Whether the app is stored for offline use, and why not.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use crate::app::i18n::{Text, say};
use crate::app::platform::frame::is_embedded;
use crate::app::platform::js::{call, get, has};
use crate::app::platform::live::live;
use crate::app::platform::update::{self, settled};

/// Says it in a line. It is looked up each time that the settings are opened.
#[component]
pub fn KeptOffline() -> impl IntoView {
    let said = RwSignal::new(None::<Text>);
    spawn_local(async move {
        // The sheet may have been closed meanwhile.
        let _ = said.try_set(Some(state().await));
    });
    live(move || {
        let text = said.get()?;
        Some(view! { <p class="rules" role="status">{text.get()}</p> })
    })
}

/// What is to be said.
async fn state() -> Text {
    if is_embedded() {
        return say::KEPT_OFFLINE_EMBEDDED;
    }
    let window: JsValue = window().into();
    if get(&window, "isSecureContext") == Some(JsValue::FALSE) {
        return say::KEPT_OFFLINE_INSECURE;
    }
    let workers = get(&window, "navigator").and_then(|found| get(&found, "serviceWorker"));
    let Some(workers) = workers else {
        return say::KEPT_OFFLINE_REFUSED;
    };
    // A version is stored whole before its worker is active.
    if is_active(&workers).await {
        return say::KEPT_OFFLINE;
    }
    match update::unkept().await.as_deref() {
        Some("changed") => say::KEPT_OFFLINE_CHANGED,
        Some("full") => say::KEPT_OFFLINE_FULL,
        Some(_) => say::KEPT_OFFLINE_LINE,
        None => say::KEPT_OFFLINE_LATER,
    }
}

/// Whether a service worker of this page has been installed.
async fn is_active(workers: &JsValue) -> bool {
    let Some(asked) = call(workers, "getRegistration", &[]) else {
        return false;
    };
    let found = settled(asked).await;
    found.is_some_and(|found| has(&found, "active") || has(&found, "waiting"))
}
