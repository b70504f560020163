//! A worker that reads codes in pictures of the camera, so that the page stays quick: both sides.
//!
//! It is another worker than the one that counts and thinks, so it runs another small program. What it cannot bear ends it
//! alone, and the page starts another.

use leptos::prelude::window;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Event;
use web_sys::js_sys::{Array, Promise, Uint8Array, global};

use super::start::{Duty, start_worker};
use crate::app::platform::js;
use crate::phones::read_picture;

/// The worker. It ends when this is dropped.
pub struct Reader(JsValue);

/// The error of a worker that has ended, or does not answer.
#[derive(Debug)]
pub struct Ended;

/// The longest that it may take to start, and to read a picture, in milliseconds.
const LONGEST: i32 = 20_000;

impl Reader {
    /// Starts it, and waits until it is ready.
    ///
    /// # Errors
    /// [`Ended`]: the browser refuses workers, or its program cannot be fetched.
    pub async fn start() -> Result<Reader, Ended> {
        let reader = Reader(start_worker(Duty::Reading).ok_or(Ended)?);
        // A failed worker says an empty text.
        let ready = reader.answer(None).await?;
        Array::is_array(&ready).then_some(reader).ok_or(Ended)
    }

    /// The texts of all codes in a picture (`ImageData`).
    ///
    /// # Errors
    /// [`Ended`]: it is of no use any more.
    pub async fn read(&self, picture: &JsValue) -> Result<Vec<String>, Ended> {
        let answer = self.answer(Some(picture)).await?;
        let texts: Array = answer.dyn_into().map_err(|_| Ended)?;
        Ok(texts.iter().filter_map(|text| text.as_string()).collect())
    }

    /// What it says next, to this picture.
    async fn answer(&self, picture: Option<&JsValue>) -> Result<JsValue, Ended> {
        let promise = Promise::new(&mut |told, failed| {
            js::set(&self.0, "onmessage", &told);
            js::set(&self.0, "onerror", &failed);
            js::call(&window(), "setTimeout", &[failed.into(), LONGEST.into()]);
            if let Some(picture) = picture {
                js::call(&self.0, "postMessage", std::slice::from_ref(picture));
            }
        });
        let event = JsFuture::from(promise).await.map_err(|_| Ended)?;
        js::get(&event, "data").ok_or(Ended)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        js::call(&self.0, "terminate", &[]);
    }
}

/// In the worker: reads what the page sends, for as long as the worker lives.
pub fn read_for_page() {
    let hear = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let texts = js::get(&event, "data").and_then(|picture| read(&picture));
        say(texts.unwrap_or_default());
    });
    js::set(&global(), "onmessage", hear.as_ref().unchecked_ref());
    hear.forget();
    say(Vec::new());
}

/// `None`: it is no picture.
fn read(picture: &JsValue) -> Option<Vec<String>> {
    let side = |name| Some(js::get(picture, name)?.as_f64()? as usize);
    let (width, height) = (side("width")?, side("height")?);
    let pixels = js::get(&js::get(picture, "data")?, "buffer")?;
    let pixels = Uint8Array::new(&pixels).to_vec();
    // Green is nearest to what an eye makes of a pixel.
    let light = |x: usize, y: usize| pixels.get((y * width + x) * 4 + 1).copied().unwrap_or(0);
    Some(read_picture(width, height, light))
}

fn say(texts: Vec<String>) {
    let texts = js::list(texts.into_iter().map(JsValue::from));
    js::call(&global(), "postMessage", &[texts.into()]);
}
