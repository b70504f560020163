//! Days and hours.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object, Reflect};

use crate::ui::language::Spoken;

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
    // English here is British.
    let language = match expect_context::<Spoken>().now() {
        Some(language) if language.code != "en" => language.code,
        _ => "en-GB",
    };
    date.to_locale_string(language, &options).into()
}
