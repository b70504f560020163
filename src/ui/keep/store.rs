//! What the device keeps of a sitting, under a few keys of the browser's storage.

use leptos::prelude::*;
use web_sys::Storage;
use web_sys::js_sys::Date;

use crate::ui::embed::is_embedded;

/// The sitting in hand.
pub const SITTING: &str = "brag.sitting";
/// The game that was set up last.
pub const GAME: &str = "brag.game";
/// Which of several pages plays it.
pub const OWNER: &str = "brag.owner";
/// Saves that could not be read, each under the time it was put there, in milliseconds since 1970.
pub const ASIDE: &str = "brag.aside.";

/// The browser keeps nothing: its storage is full, forbidden or absent.
pub struct NoRoom;

/// The sitting that is kept.
pub fn sitting() -> Option<String> {
    get(SITTING)
}

/// Keeps a sitting.
pub fn keep(text: &str) -> Result<(), NoRoom> {
    put(SITTING, text)
}

/// Forgets the sitting: it has ended.
pub fn forget() {
    drop(SITTING);
}

/// Puts the sitting that is kept, which is this text, aside, where nothing overwrites it.
pub fn put_aside(text: &str) -> Result<(), NoRoom> {
    // A whole number: writing down fractions is code that the page has no other use for.
    put_for_sitting(&format!("{ASIDE}{}", Date::now() as u64), text)
}

/// Keeps a text under a key in place of the sitting, which is forgotten once that is safe. Where there is no room it stays.
pub fn put_for_sitting(key: &str, text: &str) -> Result<(), NoRoom> {
    if let Err(error) = put(key, text) {
        let was = sitting().ok_or(error)?;
        // Its place may be room enough. What can be written over itself can be put back.
        keep(&was)?;
        forget();
        if let Err(error) = put(key, text) {
            let _ = keep(&was);
            return Err(error);
        }
    }
    forget();
    Ok(())
}

/// Which page plays.
pub fn owner() -> Option<String> {
    get(OWNER)
}

/// Says that this page plays.
pub fn own(page: &str) -> Result<(), NoRoom> {
    put(OWNER, page)
}

/// All that is kept under keys that begin like this: the rest of each key, and the text.
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

/// Forgets what is kept under a key.
pub fn drop(key: &str) {
    if let Some(storage) = storage() {
        // Refused only where nothing can be kept either.
        let _ = storage.remove_item(key);
    }
}

/// Forgets something that was put aside.
pub fn drop_aside(key: &str) {
    drop(&format!("{ASIDE}{key}"));
}

/// What is kept under a key.
pub fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a text under a key.
pub fn put(key: &str, text: &str) -> Result<(), NoRoom> {
    let storage = storage().ok_or(NoRoom)?;
    storage.set_item(key, text).map_err(|_| NoRoom)
}

/// None in a frame: an embedded table is a guest, and what the visitor keeps for the whole page is not its own.
fn storage() -> Option<Storage> {
    if is_embedded() {
        return None;
    }
    window().local_storage().ok().flatten()
}
