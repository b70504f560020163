//! Passing a text on: by the device's share menu, or by the clipboard.

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::ShareData;

use super::js;

/// A way to pass something on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The device's share menu, or the clipboard if the menu fails.
    Menu,
    Clipboard,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// The share menu took it.
    Shared,
    /// The player has closed the menu.
    NotShared,
    /// It is in the clipboard.
    Copied,
    /// Neither was possible. The player has to copy the text himself.
    Refused,
}

/// What is passed on. Parts may be empty.
#[derive(Clone, Default)]
pub struct Parcel {
    /// The title in the share menu.
    pub title: &'static str,
    /// The text, before the address.
    pub text: String,
    pub address: String,
}

impl Parcel {
    /// The text and the address, as they are copied.
    #[must_use]
    pub fn whole(&self) -> String {
        let whole = format!("{} {}", self.text, self.address);
        whole.trim().to_owned()
    }
}

/// Whether the device has a share menu.
#[must_use]
pub fn has_menu() -> bool {
    js::has(&window().navigator(), "share")
}

/// Copies a text. Returns whether that worked.
pub async fn copy(text: &str) -> bool {
    let navigator = window().navigator();
    js::has(&navigator, "clipboard") && navigator.clipboard().write_text(text).await.is_ok()
}

/// Passes something on. It is called by a press, without waiting for anything before it, because browsers ask for that.
pub async fn pass_on(by: By, parcel: &Parcel) -> Passed {
    if by == By::Menu && has_menu() {
        let data = ShareData::new();
        if !parcel.title.is_empty() {
            data.set_title(parcel.title);
        }
        if !parcel.text.is_empty() {
            data.set_text(&parcel.text);
        }
        if !parcel.address.is_empty() {
            data.set_url(&parcel.address);
        }
        match window().navigator().share_with_data(&data).await {
            Ok(_) => return Passed::Shared,
            Err(error) if is_abort(&error) => return Passed::NotShared,
            Err(_) => {}
        }
    }
    match copy(&parcel.whole()).await {
        true => Passed::Copied,
        false => Passed::Refused,
    }
}

/// Whether the player has closed the menu.
fn is_abort(error: &JsValue) -> bool {
    let name = js::get(error, "name");
    name.and_then(|name| name.as_string()).as_deref() == Some("AbortError")
}
