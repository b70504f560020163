//! Installing the app, if the browser offers it. The start script stores the offer until it is wanted.

use leptos::ev::Custom;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Event;
use web_sys::js_sys::Reflect;

use crate::app::i18n::say;
use crate::app::platform::live::live;

/// A button, or instructions where the browser has none. Nothing if the app is installed already or cannot be.
#[component]
pub fn Install() -> impl IntoView {
    let offered = RwSignal::new(is_offered());
    let listener = window_event_listener(Custom::<Event>::new("brag:install"), move |_| {
        offered.set(is_offered());
    });
    on_cleanup(move || listener.remove());
    let install = |_| {
        if let Ok(event) = Event::new("brag:install-now") {
            // Fails only for an event that is being dispatched already.
            let _ = window().dispatch_event(&event);
        }
    };
    live(move || {
        if offered.get() {
            return Some(
                view! { <button class="add" on:click=install>{say::INSTALL_HERE.get()}</button> }
                    .into_any(),
            );
        }
        is_of_safari()
            .then(|| view! { <p class="rules">{say::INSTALL_BY_SAFARI.get()}</p> }.into_any())
    })
}

fn is_offered() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.has_attribute("data-install"))
}

/// Whether this is an Apple phone or tablet on which the page is not installed. Only these have
/// `navigator.standalone`.
pub fn is_of_safari() -> bool {
    let navigator = window().navigator();
    let standalone = Reflect::get(&navigator, &JsValue::from_str("standalone"));
    standalone.is_ok_and(|standalone| standalone.as_bool() == Some(false))
}
