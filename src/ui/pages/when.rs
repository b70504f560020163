//! Days and hours.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object, Reflect};

/// A day and its hour, as the language of the page writes them; `at` in milliseconds since 1970.
#[must_use]
pub fn when(at: u64) -> String {
    // Whole milliseconds fit into a fraction for some hundred thousand years.
    let date = Date::new(&JsValue::from_f64(at as f64));
    let options = Object::new();
    for (name, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // Refused only by what is no object.
        let _ = Reflect::set(&options, &name.into(), &style.into());
    }
    let page = document().document_element();
    let language = page.and_then(|page| page.get_attribute("lang"));
    let language = language.unwrap_or_default();
    // English here is British.
    let language = if language == "en" { "en-GB" } else { &language };
    date.to_locale_string(language, &options).into()
}
