//! The storage of the browser, by name. The key in it also bears the path of the page.

use leptos::prelude::*;
use web_sys::Storage;
use web_sys::js_sys::Date;

use crate::app::platform::frame::is_embedded;
use crate::app::platform::keys::own;
use crate::sitting::save;

/// The name of the saved sitting.
pub const SITTING: &str = "sitting";
/// The name of the last *New game*.
pub const GAME: &str = "game";
/// The name of the page that plays, where several are open.
pub const OWNER: &str = "owner";
/// The name of what is in progress beside the sitting, and can be gone on with: the number of a guided deal, or ten deals of
/// the school by the name under which they are stored.
pub const IN_PROGRESS: &str = "in_progress";
/// The prefix of the names of results. The identity of the sitting follows.
pub const RESULT: &str = "result.";
/// The prefix of texts put aside. Each name ends with the time, in milliseconds since 1970.
pub const ASIDE: &str = "aside.";

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

/// Moves the saved sitting, which is this text, aside. Nothing overwrites it there. What a later version has saved stays: a
/// page of that version goes on with it.
pub fn put_aside(text: &str) -> Result<(), StorageError> {
    if save::is_newer(text) {
        return Err(StorageError);
    }
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
    let prefix = own(prefix);
    let kept = keys.filter_map(|key| {
        let rest = key.strip_prefix(&prefix)?.to_owned();
        Some((rest, storage.get_item(&key).ok()??))
    });
    kept.collect()
}

/// Deletes the text of a key.
pub fn delete(key: &str) {
    if let Some(storage) = storage() {
        // Fails only where storing fails too.
        let _ = storage.remove_item(&own(key));
    }
}

/// Deletes a text that was put aside.
pub fn delete_aside(key: &str) {
    delete(&format!("{ASIDE}{key}"));
}

/// The text of a key.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(&own(key)).ok()?
}

/// Stores a text.
pub fn put(key: &str, text: &str) -> Result<(), StorageError> {
    let storage = storage().ok_or(StorageError)?;
    storage.set_item(&own(key), text).map_err(|_| StorageError)
}

/// Whether the browser refuses to store anything here. A storage that is full holds what was stored before.
pub fn is_refused() -> bool {
    const PROBE: &str = "probe";
    let Some(storage) = storage() else {
        return true;
    };
    let is_empty = storage.length().unwrap_or_default() == 0;
    let is_refused = is_empty && put(PROBE, "").is_err();
    delete(PROBE);
    is_refused
}

/// The storage. `None` in a frame: an embedded table must not touch what the visitor stores for the whole page.
fn storage() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window().local_storage().ok().flatten()
}
