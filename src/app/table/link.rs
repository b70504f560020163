//! House rules in the address of the page: `#rules=v1.ante-2`; and ten deals by number: `#ten=1.x.d2026-11-25`.
//!
//! Also codes for phones: `#phone=…`, `#hand=…`, which make the page the screen of a phone (`docs/phones.md`).
//!
//! The others open the sheet that reads them, *New game* or the school, and change nothing until the player deals. This module
//! only detects them.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::app::lazy::Sheet;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Reactive;

/// The start of a fragment with house rules.
pub const RULES_PREFIX: &str = "#rules=";
/// The start of a fragment with a sitting from an embedded table.
pub const SITTING_PREFIX: &str = "#sitting=";
/// The start of a fragment with ten deals.
pub const TEN_PREFIX: &str = "#ten=";

/// The fragment of the screen of a phone that has joined.
const PHONE: &str = "#phone";
/// The start of a fragment by which a phone joins.
const PHONE_PREFIX: &str = "#phone=";
/// The start of a fragment with the hand of a phone's owner.
const HAND_PREFIX: &str = "#hand=";

/// The fragment of a link that has not been read yet. Copies are the same one.
#[derive(Clone, Copy)]
pub struct SheetLink(Reactive<Option<String>>);

impl SheetLink {
    /// Reads the address now and whenever it changes, and opens the sheet that it is for. When no sheet is open any
    /// more, the address is cleared, so that reloading the page does not open it again.
    #[must_use]
    pub fn watch(sheet: RwSignal<Option<Sheet>>) -> SheetLink {
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

    /// Takes what follows this start of the fragment. The next call returns `None`.
    #[must_use]
    pub fn take(self, start: &str) -> Option<String> {
        let text = self.0.get()?.strip_prefix(start)?.to_owned();
        self.0.try_update_untracked(Option::take);
        Some(text)
    }
}

/// Follows a shortcut of the installed app, which is the fragment of the address. See the manifest.
pub fn follow_shortcut(sheet: RwSignal<Option<Sheet>>, deal: impl FnOnce()) {
    let hash = window().location().hash().unwrap_or_default();
    match hash.as_str() {
        "#deal" => deal(),
        "#new-game" => sheet.set(Some(Sheet::NewGame)),
        _ => return,
    }
    clear();
}

/// The address that brings these rules. `link` is their text.
#[must_use]
pub fn rules_address(link: &str) -> String {
    [&page_address(), RULES_PREFIX, link].concat()
}

/// The address that brings these ten deals. `link` is their text.
#[must_use]
pub fn ten_address(link: &str) -> String {
    [&page_address(), TEN_PREFIX, link].concat()
}

/// The address that makes a phone the one of a seat. `code` is the text of its key.
#[must_use]
pub fn phone_address(code: &str) -> String {
    [&page_address(), PHONE_PREFIX, code].concat()
}

/// The address that shows a hand on the phone of its owner. `code` is the sealed hand.
#[must_use]
pub fn hand_address(code: &str) -> String {
    [&page_address(), HAND_PREFIX, code].concat()
}

/// Whether the page is the screen of a phone, and no table.
#[must_use]
pub fn is_of_a_phone() -> bool {
    let hash = window().location().hash().unwrap_or_default();
    hash.starts_with(PHONE) || hash.starts_with(HAND_PREFIX)
}

/// The code by which this phone joins, or the one of a hand. `None`: the address brings none.
#[must_use]
pub fn code_for_phone() -> Option<ForPhone> {
    let join = after(PHONE_PREFIX).map(ForPhone::Join);
    join.or_else(|| after(HAND_PREFIX).map(ForPhone::Hand))
}

/// Takes the code out of the address. The page stays the screen of a phone when it is loaded again.
pub fn forget_code() {
    let history = window().history();
    if let (Ok(history), Ok(path)) = (history, window().location().pathname()) {
        // Fails only for an address of another origin.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&(path + PHONE)));
    }
}

/// What an address brings a phone.
pub enum ForPhone {
    /// The code by which it joins.
    Join(String),
    /// The code of a hand.
    Hand(String),
}

/// The address of the page without its fragment.
#[must_use]
pub fn page_address() -> String {
    let location = window().location();
    let page = location.origin().ok().zip(location.pathname().ok());
    let (origin, path) = page.unwrap_or_default();
    origin + &path
}

/// The sitting in the address.
#[must_use]
pub fn sitting() -> Option<String> {
    after(SITTING_PREFIX)
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
    let hash = window().location().hash().ok()?;
    let sheets = [(RULES_PREFIX, Sheet::NewGame), (TEN_PREFIX, Sheet::School)];
    let mut sheets = sheets.into_iter();
    let (_, opens) = sheets.find(|(start, _)| hash.starts_with(start))?;
    Some((opens, hash))
}

/// What follows this start of a fragment. `None`: the address has no such fragment.
fn after(start: &str) -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix(start).map(Into::into)
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
