//! House rules that come with the address of the page: `#rules=v1.ante-2`.
//!
//! They open the *New game* sheet, and change nothing until the player deals. Reading them is the
//! sheet's; here it is only noticed that there are any.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;

use super::pages::Sheet;
use crate::ui::live::whenever;
use crate::ui::state::State;

/// What the address of the page says behind its `#` where it brings house rules.
pub const MARK: &str = "#rules=";
/// The same where it brings a sitting from an embedded table.
pub const SITTING: &str = "#sitting=";

/// The text of a link that has not been read yet. Copies are the same text.
#[derive(Clone, Copy)]
pub struct Linked(State<Option<String>>);

impl Linked {
    /// Reads the address now and whenever it changes, and opens the sheet where it brings rules. Once no
    /// sheet is open any more the address is cleared, so that the page can be loaded again as it is.
    #[must_use]
    pub fn watch(sheet: RwSignal<Option<Sheet>>) -> Linked {
        let linked = Linked(State::new(None));
        let read = move || {
            if let Some(link) = in_address() {
                linked.0.set(Some(link));
                sheet.set(Some(Sheet::NewGame));
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
        linked
    }

    /// The link, once.
    #[must_use]
    pub fn take(self) -> Option<String> {
        self.0.get()?;
        self.0.try_update_untracked(Option::take).flatten()
    }
}

/// Does what a shortcut of the installed app asks for, by the end of the address; see the manifest.
pub fn follow_shortcut(sheet: RwSignal<Option<Sheet>>, deal: impl FnOnce()) {
    let asked = window().location().hash().unwrap_or_default();
    match asked.as_str() {
        "#deal" => deal(),
        "#new-game" => sheet.set(Some(Sheet::NewGame)),
        _ => return,
    }
    clear();
}

/// The address of the page with all that it asks for.
#[must_use]
pub fn whole() -> String {
    window().location().href().unwrap_or_default()
}

/// The address that brings these rules, as the text of a link.
#[must_use]
pub fn address(link: &str) -> String {
    [&page(), MARK, link].concat()
}

/// The address of the page, with nothing behind it.
#[must_use]
pub fn page() -> String {
    let location = window().location();
    let page = location.origin().ok().zip(location.pathname().ok());
    let (origin, path) = page.unwrap_or_default();
    origin + &path
}

/// The sitting that the address brings. It is taken out of the address at once.
#[must_use]
pub fn take_sitting() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let sitting = hash.strip_prefix(SITTING)?.into();
    clear();
    Some(sitting)
}

/// Whether the address brings house rules.
#[must_use]
pub fn is_in_address() -> bool {
    in_address().is_some()
}

/// Takes house rules out of the address; gives it as it was where it brought any.
#[must_use]
pub fn take_address() -> Option<String> {
    let was = in_address().and_then(|_| window().location().href().ok());
    if was.is_some() {
        clear();
    }
    was
}

fn in_address() -> Option<String> {
    let hash = window().location().hash().ok()?;
    hash.strip_prefix(MARK).map(Into::into)
}

fn clear() {
    let location = window().location();
    let history = window().history();
    if let (Ok(history), Ok(path)) = (history, location.pathname()) {
        let state = history.state().unwrap_or(JsValue::NULL);
        // Refused only for an address elsewhere.
        let _ = history.replace_state_with_url(&state, "", Some(&path));
    }
}
