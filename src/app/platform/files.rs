//! Files: downloads, and the text of a file that the player gives.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Uint8Array};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use crate::notation::decode;

/// How long the file exists. Safari reads it only after the press, and asks the player first.
const FOR: Duration = Duration::from_secs(60);

/// The text of a file. `None` if the browser cannot read the file, or it is not a text.
pub async fn read(file: &File) -> Option<String> {
    let bytes = file.array_buffer().await.ok()?;
    decode(&Uint8Array::new(&bytes).to_vec())
}

/// Downloads a JSON text as a file.
///
/// # Errors
/// The error of the browser, where it refuses.
pub fn offer(name: &str, text: &str) -> Result<(), JsValue> {
    offer_as("application/json", name, text)
}

/// Downloads a text of this media type as a file.
///
/// # Errors
/// The error of the browser, where it refuses.
pub fn offer_as(media_type: &str, name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media_type);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    set_timeout(
        move || {
            // Fails only for an invalid address.
            let _ = Url::revoke_object_url(&address);
        },
        FOR,
    );
    Ok(())
}
