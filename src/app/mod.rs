//! The page. All other modules build and run without a browser.

#![allow(
    clippy::redundant_closure,
    reason = "a view erases the type of a closure written out in it, and so shares the code that renders it"
)]

mod about;
mod autosave;
mod draft;
mod embed;
mod families;
mod i18n;
mod lazy;
mod platform;
mod programs;
mod replay;
mod settings;
mod sheets;
mod sound;
mod storage;
mod table;
mod words;
mod worker;

use gloo::timers::callback::Timeout;
use leptos::mount::mount_to_body;

/// Starts the page. In a worker, where there is no window, starts to count for a page.
pub fn begin() {
    if web_sys::window().is_some() {
        // In a task of its own, because compiling the program was already a long task.
        let make = || mount_to_body(|| table::start::begin(programs::LOADERS, autosave::watch));
        Timeout::new(0, make).forget();
    } else {
        programs::work();
    }
}
