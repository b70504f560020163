//! Dates and times in words.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object, Reflect};

use crate::app::i18n::PageLanguage;

/// A date and time in the language of the page. `at` is in milliseconds since 1970.
#[must_use]
pub fn date_time(at: u64) -> String {
    // An `f64` holds whole milliseconds for some hundred thousand years.
    let date = Date::new(&JsValue::from_f64(at as f64));
    formatted(&date, &[("dateStyle", "medium"), ("timeStyle", "short")])
}

/// A date in the language of the page, in the form that these options of the browser describe.
#[must_use]
pub fn formatted(date: &Date, form: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (name, style) in form {
        // Fails only for values that are not objects.
        let _ = Reflect::set(&options, &(*name).into(), &(*style).into());
    }
    // English dates are British.
    let language = match expect_context::<PageLanguage>().now() {
        Some(language) if language.code != "en" => language.code,
        _ => "en-GB",
    };
    date.to_locale_string(language, &options).into()
}
