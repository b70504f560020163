//! The storage of the browser, by key.

use leptos::prelude::*;
use web_sys::Storage;
use web_sys::js_sys::Date;

use crate::app::platform::frame::is_embedded;

/// The key of the saved sitting.
pub const SITTING: &str = "brag.sitting";
/// The key of the last *New game*.
pub const GAME: &str = "brag.game";
/// The key of the page that plays, where several are open.
pub const OWNER: &str = "brag.owner";
/// The prefix of the keys of results. The identity of the sitting follows.
pub const RESULT: &str = "brag.result.";
/// The prefix of texts put aside. Each key ends with the time, in milliseconds since 1970.
pub const ASIDE: &str = "brag.aside.";

/// The error of a browser whose storage is full, forbidden or absent.
pub struct StorageError;

/// The saved sitting.
pub fn sitting() -> Option<String> {
    get(SITTING)
}

/// Saves a sitting.
pub fn put_sitting(text: &str) -> Result<(), StorageError> {
    put(SITTING, text)
}

/// Deletes the saved sitting.
pub fn delete_sitting() {
    delete(SITTING);
}

/// Moves the saved sitting, which is this text, aside. Nothing overwrites it there.
pub fn put_aside(text: &str) -> Result<(), StorageError> {
    // Formatting a whole number saves the code that formats fractions.
    put_for_sitting(&format!("{ASIDE}{}", Date::now() as u64), text)
}

/// Stores a text, and deletes the saved sitting afterwards. Where there is no room, the sitting stays.
pub fn put_for_sitting(key: &str, text: &str) -> Result<(), StorageError> {
    if let Err(error) = put(key, text) {
        let was = sitting().ok_or(error)?;
        // Deleting the sitting may make enough room. It can be restored if it can be written over itself, so that is
        // tried first.
        put_sitting(&was)?;
        delete_sitting();
        if let Err(error) = put(key, text) {
            let _ = put_sitting(&was);
            return Err(error);
        }
    }
    delete_sitting();
    Ok(())
}

/// The page that plays.
pub fn owner() -> Option<String> {
    get(OWNER)
}

/// Notes that this page plays.
pub fn set_owner(page: &str) -> Result<(), StorageError> {
    put(OWNER, page)
}

/// All texts whose keys have this prefix, each with the rest of its key.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let keys = (0..storage.length().unwrap_or_default()).filter_map(|nth| storage.key(nth).ok()?);
    let kept = keys.filter_map(|key| {
        let rest = key.strip_prefix(prefix)?.to_owned();
        Some((rest, storage.get_item(&key).ok()??))
    });
    kept.collect()
}

/// Deletes the text of a key.
pub fn delete(key: &str) {
    if let Some(storage) = storage() {
        // Fails only where storing fails too.
        let _ = storage.remove_item(key);
    }
}

/// Deletes a text that was put aside.
pub fn delete_aside(key: &str) {
    delete(&format!("{ASIDE}{key}"));
}

/// The text of a key.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Stores a text.
pub fn put(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError)?;
    storage.set_item(key, text).map_err(|_| StorageError)
}

/// The storage. `None` in a frame: an embedded table must not touch what the visitor stores for the whole page.
fn storage() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window().local_storage().ok().flatten()
}
