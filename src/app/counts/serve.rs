//! The worker's side: counts what the page asks.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, js_sys};

use super::jobs;
use super::message::{self, Order, Report};
use super::question::Question;
use super::work::Work;
use crate::app::platform::js;

/// The longest slice in a worker, in milliseconds. Between two of them it hears what the page says.
const IN_WORKER: f64 = 50.0;

/// Listens to the page, for as long as the worker lives.
pub fn serve() {
    let hear = Closure::<dyn Fn(Event)>::new(|event: Event| {
        match js::get(&event, "data").and_then(|data| message::read(&data)) {
            Some(Order::Count(id, question)) => count(id, &question),
            Some(Order::End(id)) => jobs::end(id),
            None => {}
        }
    });
    js::set(
        &js_sys::global(),
        "onmessage",
        hear.as_ref().unchecked_ref(),
    );
    hear.forget();
    say(&Report::Ready);
}

fn count(id: u32, question: &Question) {
    if let Some(work) = Work::of(question) {
        let tell = move |answer| say(&Report::Counted(id, answer));
        jobs::begin(id, work, Box::new(tell));
        jobs::go_on(id, IN_WORKER);
    }
}

fn say(report: &Report) {
    js::call(&js_sys::global(), "postMessage", &[message::write(report)]);
}
