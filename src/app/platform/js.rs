//! Functions of the browser, called by name. Bindings would add bytes to the first load for features that few visitors
//! use.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect, global};

/// The property of this name. `None`: it is undefined or null.
pub fn get(on: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(on, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

/// Whether the property exists.
pub fn has(on: &JsValue, name: &str) -> bool {
    get(on, name).is_some()
}

/// Sets the property.
pub fn set(on: &JsValue, name: &str, value: &JsValue) {
    // Fails only for objects that cannot be changed.
    let _ = Reflect::set(on, &name.into(), value);
}

/// Calls the method of this name. `None`: there is none, or it throws.
pub fn call(on: &JsValue, name: &str, with: &[JsValue]) -> Option<JsValue> {
    let function: Function = get(on, name)?.dyn_into().ok()?;
    Reflect::apply(&function, on, &list(with.iter().cloned())).ok()
}

/// Constructs an object from the first of these classes that the window has.
pub fn make(names: [&str; 2]) -> Option<JsValue> {
    let window: JsValue = window().into();
    let made = names.into_iter().find_map(|name| get(&window, name))?;
    let made: Function = made.dyn_into().ok()?;
    Reflect::construct(&made, &Array::new()).ok()
}

/// Starts a worker of this name. `None`: the browser refuses.
pub fn make_worker(script: &str, name: &str) -> Option<JsValue> {
    let options: JsValue = list([].into_iter()).into();
    set(&options, "name", &name.into());
    construct("Worker", [script.into(), options])
}

/// Constructs an object of the class of this name. `None`: there is none, or it refuses.
pub fn construct<const N: usize>(class: &str, with: [JsValue; N]) -> Option<JsValue> {
    let class: Function = get(&global(), class)?.dyn_into().ok()?;
    Reflect::construct(&class, &list(with.into_iter())).ok()
}

/// A JavaScript array.
pub fn list(items: impl Iterator<Item = JsValue>) -> Array {
    let list = Array::new();
    items.for_each(|item| {
        list.push(&item);
    });
    list
}

/// The time on the clock of events, in milliseconds. `None`: there is no clock.
pub fn now() -> Option<f64> {
    call(&get(&global(), "performance")?, "now", &[])?.as_f64()
}

/// Whether the page is hidden.
pub fn is_hidden() -> bool {
    is(&document(), "hidden")
}

/// Whether the visitor has just pressed something, as far as the browser tells.
pub fn is_touched() -> bool {
    let activation = get(&window().navigator(), "userActivation");
    is_true(activation.and_then(|activation| get(&activation, "isActive")))
}

/// Whether the property of this name is true.
pub fn is(on: &JsValue, name: &str) -> bool {
    is_true(get(on, name))
}

fn is_true(value: Option<JsValue>) -> bool {
    value.is_some_and(|value| value.is_truthy())
}
