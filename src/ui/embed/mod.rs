//! The page within another page: `?embed` with options behind it, and messages to and fro.
//!
//! An embedded table keeps nothing on the device. All but this file lies behind the seam: what is here is what
//! the rest of the page must know before that part has been fetched.

mod accent;
mod carry;
mod host;
mod message;
mod options;
mod piece;
mod query;
mod report;
mod snippet;
mod wire;
mod wrong;

pub use carry::decoded;
pub use options::{CHIPS, MOST_CHIPS, Options, most_seats};
pub use piece::{InFrame, InFull, asked};
pub use snippet::{frame, query_of, tag};

use leptos::prelude::*;

/// Told on the window when the language asked for has changed; see [`language_asked`].
pub const LANGUAGE_EVENT: &str = "brag:language";
/// Where the start of the page and `set-language` leave it.
const LANGUAGE: &str = "data-lang";

/// Whether the page is embedded: the start of `index.html` has read the address.
#[must_use]
pub fn is_embedded() -> bool {
    on_root("data-embed").is_some()
}

/// How an embedded page is to be lit, by name; none where that is left to the device.
#[must_use]
pub fn theme_asked() -> Option<String> {
    on_root("data-theme")
}

/// The language that the page around this one asks for, as a tag such as `de`; none where it does not.
/// Whenever that changes, an event called [`LANGUAGE_EVENT`] goes to the window.
#[must_use]
pub fn language_asked() -> Option<String> {
    on_root(LANGUAGE)
}

fn on_root(name: &str) -> Option<String> {
    document().document_element()?.get_attribute(name)
}
