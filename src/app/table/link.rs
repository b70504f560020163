//! House rules in the address of the page: `#rules=v1.ante-2`; ten deals by number: `#ten=1.x.d2026-11-25`; a lesson: `#lesson=…`.
//!
//! Also codes for phones: `#phone=…`, `#hand=…`, which make the page the screen of a phone (`docs/phones.md`).
//!
//! The others open the sheet that reads them, *New game*, the school or the room of the lesson, and change nothing until the player deals. This module
//! only detects them, by how they begin: an address may have been changed on its way ([`fragment`]).

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Reactive;
use crate::notation::{Fragment, FragmentKind, fragment};

/// The fragment of the screen of a phone that has joined.
const PHONE: &str = "#phone";

/// The fragment of a link that has not been read yet. Copies are the same one.
#[derive(Clone, Copy)]
pub struct SheetLink(Reactive<Option<String>>);

impl SheetLink {
    /// Reads the address now and whenever it changes, and opens the sheet that it is for. When no sheet is open any
    /// more, the address is cleared, so that reloading the page does not open it again.
    #[must_use]
    pub fn watch(sheet: OpenSheet) -> SheetLink {
        let sheet_link = SheetLink(Reactive::new(None));
        let read = move || {
            if let Some((hash, link)) = in_address() {
                sheet_link.0.set(Some(link));
                sheet.set(Some(hash));
            }
        };
        read();
        let listener = window_event_listener(leptos::ev::hashchange, move |_| read());
        on_cleanup(move || listener.remove());
        whenever(move |_| {
            if sheet.get().is_none() && in_address().is_some() {
                clear();
            }
        });
        sheet_link
    }

    /// Takes the text of this kind. The next call returns `None`.
    #[must_use]
    pub fn take(self, kind: FragmentKind) -> Option<String> {
        let hash = self.0.get()?;
        let is_of_it = hash.starts_with(name(kind));
        let text = is_of_it.then(|| text_of(&hash, kind).unwrap_or_default())?;
        self.0.try_update_untracked(Option::take);
        Some(text)
    }
}

/// Follows a shortcut of the installed app, which is the fragment of the address. See the manifest.
pub fn follow_shortcut(sheet: OpenSheet, deal: impl Fn()) {
    let hash = hash();
    match hash.as_str() {
        "#deal" => deal(),
        "#new-game" => sheet.set(Some(Sheet::NewGame)),
        _ => return,
    }
    clear();
}

/// The address that brings a text of this kind.
#[must_use]
pub fn address(kind: FragmentKind, text: &str) -> String {
    [&page_address(), kind.start(), text].concat()
}

/// Whether the page is the screen of a phone, and no table.
#[must_use]
pub fn is_of_a_phone() -> bool {
    let hash = hash();
    hash.starts_with(PHONE) || hash.starts_with(name(FragmentKind::Hand))
}

/// The fragment with the code of a seat or of a hand. A key leaves the address, which others may see. The code of a hand stays
/// there: the page may be loaded again. `None`: the address brings none.
#[must_use]
pub fn take_code_for_phone() -> Option<String> {
    let hash = hash();
    if hash.starts_with(PHONE) && hash != PHONE {
        forget_code();
        return Some(hash);
    }
    Some(hash).filter(|hash| hash.starts_with(name(FragmentKind::Hand)))
}

/// Loads the page again, for what its address brings now.
pub fn reload() {
    // Fails only in a document without a window.
    let _ = window().location().reload();
}

/// Takes the code out of the address. The page stays the screen of a phone when it is loaded again.
pub fn forget_code() {
    let history = window().history();
    if let (Ok(history), Ok(path)) = (history, window().location().pathname()) {
        // Fails only for an address of another origin.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&(path + PHONE)));
    }
}

/// The address of the page without its fragment.
#[must_use]
pub fn page_address() -> String {
    let location = window().location();
    let page = location.origin().ok().zip(location.pathname().ok());
    let (origin, path) = page.unwrap_or_default();
    origin + &path
}

/// The fragment of the address, with its `#`.
#[must_use]
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Whether the address leads away from the table: to the screen of a phone, or to another sitting.
#[must_use]
pub fn leads_away() -> bool {
    is_of_a_phone() || has_sitting()
}

/// Whether the address brings a sitting.
#[must_use]
pub fn has_sitting() -> bool {
    hash().starts_with(name(FragmentKind::Sitting))
}

/// The sitting in the address.
#[must_use]
pub fn sitting() -> Option<String> {
    let hash = has_sitting().then(hash)?;
    Some(text_of(&hash, FragmentKind::Sitting).unwrap_or_default())
}

/// Takes this sitting out of the address, now and where *back* leads to it.
pub fn clear_sitting(text: String) {
    let clear_it = move || {
        if sitting().as_ref() == Some(&text) {
            clear();
        }
    };
    clear_it();
    window_event_listener(leptos::ev::hashchange, move |_| clear_it());
}

/// Leaves what the address brings, which the player does not want.
pub fn stay() {
    clear();
}

/// Whether the address brings what opens a sheet.
#[must_use]
pub fn is_in_address() -> bool {
    in_address().is_some()
}

/// Takes that out of the address. Returns the address as it was. `None`: it brought nothing.
#[must_use]
pub fn take_link() -> Option<String> {
    let was = in_address().and_then(|_| window().location().href().ok());
    if was.is_some() {
        clear();
    }
    was
}

/// The fragment of the address, and the sheet that it opens.
fn in_address() -> Option<(Sheet, String)> {
    let hash = hash();
    let sheets = [
        (FragmentKind::Rules, Sheet::NewGame),
        (FragmentKind::Ten, Sheet::School),
        (FragmentKind::Lesson, Sheet::Written),
    ];
    let mut sheets = sheets.into_iter();
    let (_, opens) = sheets.find(|(kind, _)| hash.starts_with(name(*kind)))?;
    Some((opens, hash))
}

/// How a fragment of this kind begins. What follows may have been escaped on its way.
fn name(kind: FragmentKind) -> &'static str {
    kind.start().trim_end_matches('=')
}

/// The text of this kind in a fragment. `None`: it has none.
fn text_of(hash: &str, kind: FragmentKind) -> Option<String> {
    let found = fragment(hash).filter(|found| found.kind == kind);
    found.map(|Fragment { text, .. }| text)
}

fn clear() {
    let location = window().location();
    let history = window().history();
    if let (Ok(history), Ok(path)) = (history, location.pathname()) {
        let state = history.state().unwrap_or(JsValue::NULL);
        // Fails only for an address of another origin.
        let _ = history.replace_state_with_url(&state, "", Some(&path));
    }
}
