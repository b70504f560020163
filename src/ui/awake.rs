//! The screen stays awake while a deal is played, where the browser can see to that.

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;
use web_sys::js_sys::{Function, Promise, Reflect, futures};

use super::game::{Game, Scene};
use super::settings::Settings;
use crate::ui::live::whenever;

/// Keeps the screen awake. Draws nothing.
#[component]
pub fn Awake() -> impl IntoView {
    let game = expect_context::<Game>();
    let settings = expect_context::<Settings>();
    let wants = Memo::new(move |_| settings.get().awake && game.scene() == Scene::Playing);
    // A browser lets the screen sleep again whenever the page is hidden.
    let shown_again = RwSignal::new(0);
    window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| {
        shown_again.update(|times| *times += 1);
    });
    let lock = StoredValue::new_local(None::<JsValue>);
    whenever(move |_| {
        shown_again.track();
        let wants = wants.get();
        if let Some(old) = lock.try_update_value(Option::take).flatten() {
            let _ = call(&old, "release", &[]);
        }
        if wants {
            spawn_local(async move {
                // Refused on a low battery or a hidden page: then it sleeps as it likes.
                if let Some(new) = request().await {
                    lock.set_value(Some(new));
                }
            });
        }
    });
}

async fn request() -> Option<JsValue> {
    let navigator = window().navigator();
    let locks = Reflect::get(&navigator, &"wakeLock".into()).ok()?;
    let promise = call(&locks, "request", &["screen".into()])?;
    let promise: Promise = promise.dyn_into().ok()?;
    futures::JsFuture::from(promise).await.ok()
}

/// Calls a function of a browser that may have none of this name.
pub fn call(on: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let function = Reflect::get(on, &name.into()).ok()?;
    let function: Function = function.dyn_into().ok()?;
    match with {
        [] => function.call0(on).ok(),
        [one, ..] => function.call1(on, one).ok(),
    }
}
