//! What finds codes in a picture: the browser itself, or else a worker with a reader of ours.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Array;

use crate::app::platform::js::{call, construct, get, list, set};
use crate::app::platform::update::settled;
use crate::app::worker::Reader;

/// The width and height of the pictures that are read, in pixels. Codes are read as far away as a table is wide, and a picture
/// takes a phone a few hundredths of a second.
const SIDE: u32 = 640;

/// What finds codes.
pub enum Sight {
    /// The browser's own reader.
    Browser(JsValue),
    Worker(Reader),
}

impl Sight {
    /// The best there is. `None`: there is neither.
    pub async fn best() -> Option<Sight> {
        match browsers().await {
            Some(detector) => Some(Sight::Browser(detector)),
            None => Sight::ours().await,
        }
    }

    async fn ours() -> Option<Sight> {
        Reader::start().await.ok().map(Sight::Worker)
    }

    /// The texts of all codes on a canvas. `None`: it has failed, and what takes its place is to be asked from now on.
    pub async fn read(&self, canvas: &Canvas) -> Option<Vec<String>> {
        match self {
            Sight::Browser(detector) => {
                let found = settled(call(
                    detector,
                    "detect",
                    std::slice::from_ref(&canvas.canvas),
                )?)
                .await?;
                let found: Array = found.dyn_into().ok()?;
                let text = |one: JsValue| get(&one, "rawValue")?.as_string();
                Some(found.iter().filter_map(text).collect())
            }
            Sight::Worker(reader) => reader.read(&canvas.picture()?).await.ok(),
        }
    }

    /// What takes the place of one that has failed: the worker, which is started anew. `None`: nothing does.
    pub async fn after(self) -> Option<Sight> {
        drop(self);
        Sight::ours().await
    }
}

/// The browser's own reader, if it has one for these codes.
async fn browsers() -> Option<JsValue> {
    let class = get(&window(), "BarcodeDetector")?;
    let formats = settled(call(&class, "getSupportedFormats", &[])?).await?;
    let code: JsValue = "qr_code".into();
    let formats: Array = formats.dyn_into().ok()?;
    if !formats.includes(&code, 0) {
        return None;
    }
    let options: JsValue = list([].into_iter()).into();
    set(&options, "formats", &list([code].into_iter()).into());
    construct("BarcodeDetector", [options])
}

/// Where a picture of the camera is drawn to be read.
pub struct Canvas {
    canvas: JsValue,
    context: JsValue,
}

impl Canvas {
    /// A canvas, which is on no page. `None`: the browser refuses.
    pub fn new() -> Option<Canvas> {
        let canvas: JsValue = document().create_element("canvas").ok()?.into();
        for side in ["width", "height"] {
            set(&canvas, side, &SIDE.into());
        }
        let options: JsValue = list([].into_iter()).into();
        set(&options, "willReadFrequently", &JsValue::TRUE);
        let context = call(&canvas, "getContext", &["2d".into(), options])?;
        Some(Canvas { canvas, context })
    }

    /// Draws the square in the middle of what a video shows now. `false`: it shows nothing yet.
    pub fn draw(&self, video: &JsValue) -> bool {
        let side = |name| {
            get(video, name)
                .and_then(|side| side.as_f64())
                .unwrap_or(0.0)
        };
        let (width, height) = (side("videoWidth"), side("videoHeight"));
        let square = width.min(height);
        if square < 1.0 {
            return false;
        }
        let (x, y) = ((width - square) / 2.0, (height - square) / 2.0);
        let to = f64::from(SIDE);
        let numbers = [x, y, square, square, 0.0, 0.0, to, to].map(JsValue::from);
        let drawn: Vec<JsValue> = std::iter::once(video.clone()).chain(numbers).collect();
        call(&self.context, "drawImage", &drawn).is_some()
    }

    /// Its pixels.
    fn picture(&self) -> Option<JsValue> {
        let whole = [0, 0, SIDE, SIDE].map(JsValue::from);
        call(&self.context, "getImageData", &whole)
    }
}
