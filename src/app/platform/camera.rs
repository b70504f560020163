//! The camera of the device. The browser asks whether the page may have it.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, Promise};

use super::js::{call, get, set};
use super::update::settled;

/// The camera that looks away from whoever holds the device, where there is one, in a picture that is sharp enough for codes.
const WANTED: &str =
    r#"{"audio": false, "video": {"facingMode": "environment", "width": 1280, "height": 1280}}"#;

/// A camera that is on. It is off again once this is dropped.
pub struct Camera(JsValue);

/// Why there is no camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoCamera {
    /// It was refused: by whoever was asked, by the browser or by the site.
    Refused,
    /// The device has none.
    Absent,
    /// Another program has it, or it has failed.
    Busy,
    /// This browser gives no page a camera.
    Unknown,
}

impl Camera {
    /// Asks for the camera, and turns it on.
    ///
    /// # Errors
    /// [`NoCamera`]: why there is none.
    pub async fn open() -> Result<Camera, NoCamera> {
        let asked = ask().ok_or(NoCamera::Unknown)?;
        let stream = JsFuture::from(asked).await;
        stream.map(Camera).map_err(|error| {
            let name = get(&error, "name").and_then(|name| name.as_string());
            match name.as_deref() {
                Some("NotAllowedError" | "SecurityError") => NoCamera::Refused,
                Some("NotFoundError" | "OverconstrainedError") => NoCamera::Absent,
                Some("TypeError" | "NotSupportedError") => NoCamera::Unknown,
                _ => NoCamera::Busy,
            }
        })
    }

    /// Shows in a `video` element what it sees.
    pub fn show(&self, video: &JsValue) {
        // A phone plays of itself only what makes no sound.
        set(video, "muted", &JsValue::TRUE);
        set(video, "srcObject", &self.0);
        if let Some(plays) = call(video, "play", &[]) {
            // Fails where the element goes at once.
            spawn_local(async move { drop(settled(plays).await) });
        }
    }

    /// Whether it is still on. It can be unplugged, refused after all, or be taken by another program.
    pub fn is_on(&self) -> bool {
        let is_live = |track: &JsValue| get(track, "readyState") == Some("live".into());
        self.tracks().iter().any(|track| is_live(&track))
    }

    fn tracks(&self) -> Array {
        let tracks = call(&self.0, "getTracks", &[]);
        let tracks = tracks.and_then(|tracks| tracks.dyn_into().ok());
        tracks.unwrap_or_default()
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.tracks().iter() {
            call(&track, "stop", &[]);
        }
    }
}

/// Asks for a camera. `None`: this browser has no way to.
fn ask() -> Option<Promise> {
    let devices = get(&window().navigator(), "mediaDevices")?;
    let json = get(&window(), "JSON")?;
    let wanted = call(&json, "parse", &[WANTED.into()])?;
    call(&devices, "getUserMedia", &[wanted])?.dyn_into().ok()
}
