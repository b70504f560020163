//! What the browser offers, called by name: bindings of their own would cost the first visit bytes that only few
//! want.

use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect};

/// What stands under a name; none where nothing does.
pub fn get(on: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(on, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Whether anything stands there.
pub fn has(on: &JsValue, name: &str) -> bool {
    get(on, name).is_some()
}

/// Puts a value there.
pub fn set(on: &JsValue, name: &str, value: &JsValue) {
    // Refused only by what cannot be changed at all.
    let _ = Reflect::set(on, &name.into(), value);
}

/// Calls what stands there; none where that is nothing, or goes wrong.
pub fn call(on: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let function: Function = get(on, name)?.dyn_into().ok()?;
    Reflect::apply(&function, on, &list(with.iter().cloned())).ok()
}

/// Makes one of what stands in the window under one of these names.
pub fn make(names: [&str; 2]) -> Option<JsValue> {
    let window: JsValue = window().into();
    let made = names.into_iter().find_map(|name| get(&window, name))?;
    let made: Function = made.dyn_into().ok()?;
    Reflect::construct(&made, &Array::new()).ok()
}

/// A list of them.
pub fn list(items: impl Iterator<Item = JsValue>) -> Array {
    let list = Array::new();
    items.for_each(|item| {
        list.push(&item);
    });
    list
}

/// Whether the page is hidden.
pub fn is_hidden() -> bool {
    is_true(get(&document(), "hidden"))
}

/// Whether somebody has just pressed something, as far as the browser tells.
pub fn is_touched() -> bool {
    let activation = get(&window().navigator(), "userActivation");
    is_true(activation.and_then(|activation| get(&activation, "isActive")))
}

fn is_true(value: Option<JsValue>) -> bool {
    value.is_some_and(|value| value.is_truthy())
}
