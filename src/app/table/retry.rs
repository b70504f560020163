//! An embedded table, or the screen of a phone, that cannot be fetched: it says so, and tries again, by itself and when it is asked to.
//! What comes after a table that was set up early is tried again in silence.

use gloo::timers::callback::Timeout;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Element;

use super::page::Programs;
use crate::app::i18n::say;
use crate::app::platform::reactive::{Reactive, Stored};

/// The longest time between two attempts, in seconds.
const MOST: u32 = 60;

/// The attempts to fetch the table. Copies are the same attempts.
#[derive(Clone, Copy)]
pub struct Retry {
    programs: Programs,
    /// What fetches what is missing.
    fetch: fn(Programs),
    /// What stands in place of the table.
    notice: Stored<Option<Element>>,
    /// The time to the next attempt, in seconds.
    seconds: Stored<u32>,
    /// Whether the next attempt waits.
    waits: Stored<bool>,
    /// The number of attempts after the first.
    attempts: Reactive<u32>,
}

impl Retry {
    /// No attempt has failed yet. `fetch` is what an attempt does.
    pub fn new(programs: Programs, fetch: fn(Programs)) -> Retry {
        Retry {
            programs,
            fetch,
            notice: Stored::new(None),
            seconds: Stored::new(1),
            waits: Stored::new(false),
            attempts: Reactive::new(0),
        }
    }

    /// An attempt has failed. Says so in this element, and waits for the next.
    pub fn failed(self, into: &Element) {
        if self.notice.with_value(Option::is_none) {
            let notice = self.notice();
            if let Some(notice) = &notice {
                // Fails only for nodes that contain this one.
                let _ = into.append_child(notice);
            }
            self.notice.set_value(notice);
        }
        self.wait();
    }

    /// An attempt has failed. Waits for the next, and says nothing: there is a table already.
    pub fn wait(self) {
        if !self.waits.get_value() {
            self.waits.set_value(true);
            self.seconds
                .update_value(|seconds| *seconds = (*seconds * 2).min(MOST));
            let again = move || {
                self.waits.set_value(false);
                self.attempt();
            };
            Timeout::new(self.seconds.get_value() * 1000, again).forget();
        }
    }

    /// Its readers are notified of each new attempt.
    pub fn track(self) {
        self.attempts.track();
    }

    /// Fetches what is missing. Where it is here, the game itself is tried again.
    fn attempt(self) {
        (self.fetch)(self.programs);
        self.attempts.update(|attempts| *attempts += 1);
    }

    /// The table is here.
    pub fn end(self) {
        if let Some(notice) = self.notice.try_update_value(Option::take).flatten() {
            notice.remove();
        }
    }

    fn notice(self) -> Option<Element> {
        let document = document();
        let [notice, text, button] = ["div", "p", "button"].map(|tag| document.create_element(tag));
        let (notice, text, button) = (notice.ok()?, text.ok()?, button.ok()?);
        notice.set_class_name("notice");
        text.set_text_content(Some(say::TABLE_NOT_FETCHED.get()));
        button.set_text_content(Some(say::TRY_AGAIN.get()));
        let again = Closure::<dyn Fn()>::new(move || {
            // It comes back if this attempt fails too.
            self.end();
            self.attempt();
        });
        // These fail only for invalid names and for nodes that contain the other.
        let _ = notice.set_attribute("role", "alert");
        let listens = again.as_ref().unchecked_ref();
        let _ = button.add_event_listener_with_callback("click", listens);
        let _ = notice.append_child(&text);
        let _ = notice.append_child(&button);
        // The browser needs the closure for as long as the button exists.
        again.forget();
        Some(notice)
    }
}
