//! The screen stays awake while a deal is played, where the browser can see to that.

use std::time::Duration;

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;
use web_sys::js_sys::{Promise, futures};

use super::game::{Game, Scene};
use super::senses::js::{call, get};
use super::settings::Settings;
use crate::ui::live::whenever;

/// No screen falls asleep sooner.
const SOON: Duration = Duration::from_secs(1);

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
        let wanted = wants.get();
        release(lock.try_update_value(Option::take).flatten());
        // No tap waits for it: browsers take their time to ask the device.
        let ask = move || {
            spawn_local(async move {
                // Refused on a low battery or a hidden page: then it sleeps as it likes.
                let new = request().await;
                // It may be wanted no more, or another may have come before.
                release(if wants.get_untracked() {
                    lock.try_update_value(|lock| std::mem::replace(lock, new))
                        .flatten()
                } else {
                    new
                });
            });
        };
        if wanted {
            set_timeout(ask, SOON);
        }
    });
}

fn release(lock: Option<JsValue>) {
    if let Some(lock) = lock {
        let _ = call(&lock, "release", &[]);
    }
}

async fn request() -> Option<JsValue> {
    let navigator = window().navigator();
    let locks = get(&navigator, "wakeLock")?;
    let promise = call(&locks, "request", &["screen".into()])?;
    let promise: Promise = promise.dyn_into().ok()?;
    futures::JsFuture::from(promise).await.ok()
}
