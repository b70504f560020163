//! The screen stays awake while a deal is played, while codes are shown for phones, and on a phone, if the browser can do that.

use std::time::Duration;

use leptos::ev::Custom;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;
use web_sys::js_sys::{Promise, futures};

use super::game::Phase;
use super::page::Page;
use crate::app::lazy::Sheet;
use crate::app::platform::js::{call, get};
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::{Reactive, Stored};

/// The delay before the lock is asked for. No screen falls asleep sooner.
const SOON: Duration = Duration::from_secs(1);

/// Keeps the screen awake, as long as the page lives.
pub fn begin(page: Page) {
    // A screen in the middle of a real table is touched seldom.
    let is_bank = move || {
        page.game
            .public(|view| view.rules().real_cards && view.deals() > 0)
    };
    // So is one among phones, also between deals.
    let has_phones = move || {
        page.game.phase() != Phase::SittingOver
            && page.game.seats(|seats| !seats.phones().is_empty())
    };
    let shows_codes = move || page.sheet.get().is_some_and(Sheet::is_of_phones);
    keep(move || {
        let phase = page.game.phase();
        let is_in_use = phase == Phase::Playing || shows_codes() || has_phones();
        is_bank() && phase != Phase::SittingOver || page.settings.get().awake && is_in_use
    });
}

/// Keeps the screen awake whenever this is wanted, until the owner goes under which it is called.
pub fn keep(wants: impl Fn() -> bool + 'static) {
    let wanted = Reactive::new(false);
    whenever(move |_| {
        let wants = wants();
        if wants != wanted.get_untracked() {
            wanted.set(wants);
        }
    });
    // A browser lets the screen sleep again whenever the page is hidden.
    let shown_again = Reactive::new(0);
    window_event_listener(Custom::<Event>::new("visibilitychange"), move |_| {
        shown_again.update(|times| *times += 1);
    });
    let lock = Stored::new(None::<JsValue>);
    whenever(move |_| {
        shown_again.track();
        let is_wanted = wanted.get();
        release(lock.try_update_value(Option::take).flatten());
        // In a task of its own, because asking the device takes a browser some time.
        let ask = move || {
            spawn_local(async move {
                // Refused on a low battery or a hidden page.
                let new = request().await;
                // By now the lock may no longer be wanted, or another request may have succeeded.
                release(if wanted.get_untracked() {
                    lock.try_update_value(|lock| std::mem::replace(lock, new))
                        .flatten()
                } else {
                    new
                });
            });
        };
        if is_wanted {
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
