//! A page that the browser translates.
//!
//! A translator puts elements of its own in the places of texts. Leptos goes on writing into the texts that it has made, and
//! nobody would see that. Here they take their places again as soon as they change, and are translated anew. The table looks
//! after itself (`table::patch`).

use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect, global};

use crate::app::platform::js::{call, get, list, make, set};

/// The elements that browsers put in the places of texts.
const PUT_THERE: &str = "FONT";
/// `Node.TEXT_NODE`.
const TEXT: f64 = 3.0;

/// Watches the page as long as it is open. `None`: the browser cannot do that.
pub fn watch() -> Option<()> {
    // From each text that has lost its place to the element there.
    let places = make(["WeakMap"; 2])?;
    let heard = move |records: Array, observer: JsValue| {
        for record in records.iter() {
            let is_written = get(&record, "type").is_some_and(|kind| kind == "characterData");
            match is_written {
                true => put_back(&record, &places),
                false => note(&record, &places, &observer),
            };
        }
    };
    let heard = Closure::<dyn Fn(Array, JsValue)>::new(heard);
    let class: Function = get(&global(), "MutationObserver")?.dyn_into().ok()?;
    let observer = Reflect::construct(&class, &Array::of1(heard.as_ref())).ok()?;
    // The browser needs the closure for as long as the page is open.
    heard.forget();
    let body = document().body()?.into();
    observe(&observer, body, &["childList", "subtree"])
}

fn observe(observer: &JsValue, what: JsValue, of: &[&str]) -> Option<()> {
    let wants: JsValue = list([].into_iter()).into();
    for what in of {
        set(&wants, what, &true.into());
    }
    call(observer, "observe", &[what, wants]).map(drop)
}

/// Notes a text that has given way to an element of the translator, and watches it.
fn note(record: &JsValue, places: &JsValue, observer: &JsValue) -> Option<()> {
    let text = get(&get(record, "removedNodes")?, "0")?;
    if get(&text, "nodeType")?.as_f64() != Some(TEXT) || is_on_the_page(&text) {
        return None;
    }
    let put = get(&get(record, "addedNodes")?, "0");
    let put = put.or_else(|| get(record, "previousSibling"))?;
    let is_put = get(&put, "tagName").is_some_and(|name| name == PUT_THERE);
    if is_put {
        call(places, "set", &[text.clone(), put]);
        observe(observer, text, &["characterData"])?;
    }
    Some(())
}

/// Puts a text that has changed back in its place.
fn put_back(record: &JsValue, places: &JsValue) -> Option<()> {
    let text = get(record, "target")?;
    let put = call(places, "get", std::slice::from_ref(&text))?;
    if is_on_the_page(&put) && !is_on_the_page(&text) {
        call(&put, "replaceWith", &[text])?;
    }
    Some(())
}

fn is_on_the_page(node: &JsValue) -> bool {
    get(node, "isConnected").is_some_and(|is| is.is_truthy())
}
