//! Sharing the house rules as a link: through the device's share menu, else the clipboard, else as a text to copy.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::ShareData;
use web_sys::js_sys::Reflect;

use super::clipboard::{copy, has};
use crate::app::i18n::say;
use crate::app::lazy::Sheet;
use crate::app::platform::frame::is_embedded;
use crate::app::platform::live::live;
use crate::app::sheets::SheetState;
use crate::app::table::link;
use crate::notation::write_link;
use crate::sitting::session::Setup;

/// A button that shares the rules of a table, with its result beneath, and one that opens *Embed this table*. If the
/// rules have a fault, they are not shared.
#[component]
pub fn Share(table: Callback<(), Option<Setup>>) -> impl IntoView {
    let said = RwSignal::new("");
    // The link, shown as text where it can be neither shared nor copied.
    let shown = RwSignal::new(None::<String>);
    let share = move |_| {
        shown.set(None);
        let Some(table) = table.run(()) else {
            said.set(say::SHARE_PUT_RIGHT_FIRST.get());
            return;
        };
        let address = link::rules_address(&write_link(&table.rules));
        spawn_local(async move {
            let (says, to_show) = pass_on(address, String::new()).await;
            said.set(says);
            shown.set(to_show);
        });
    };
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let options = expect_context::<SheetState>().embed();
    let embed = move |_| match table.run(()) {
        Some(table) => {
            options.update(|options| {
                options.take(&table);
                (options.replay, options.number) = (None, None);
            });
            sheet.set(Some(Sheet::Embed));
        }
        None => said.set(say::SHARE_PUT_RIGHT_FIRST.get()),
    };
    view! {
        <div class="share">
            <button type="button" class="add" on:click=share>{say::SHARE_THESE_RULES.get()}</button>
            <p role="status">{said}</p>
            <LinkField shown/>
            {(!is_embedded()).then(|| view! { <button type="button" class="add" on:click=embed>{say::EMBED_THIS_TABLE.get()}</button> })}
        </div>
    }
}

/// A text that the player has to copy, where it can be neither shared nor copied.
#[component]
pub fn LinkField(shown: RwSignal<Option<String>>) -> impl IntoView {
    live(move || {
        shown.get().map(|address| {
            view! {
                <input
                    class="link"
                    readonly
                    aria-label=say::SHARE_THE_LINK.get()
                    prop:value=address
                    on:focus:target=|field| field.target().select()
                />
            }
        })
    })
}

/// Shares the address, with a text before it unless that is empty. Returns a sentence about the result, and the text if
/// the player has to copy it.
pub async fn pass_on(address: String, text: String) -> (&'static str, Option<String>) {
    let navigator = window().navigator();
    if has(&navigator, "share") {
        let data = ShareData::new();
        match text.as_str() {
            "" => data.set_title(say::SHARE_TITLE.get()),
            text => data.set_text(text),
        }
        data.set_url(&address);
        match navigator.share_with_data(&data).await {
            Ok(_) => return (say::SHARE_DONE.get(), None),
            Err(error) if is_abort(&error) => return (say::SHARE_NOT_DONE.get(), None),
            Err(_) => {}
        }
    }
    let whole = format!("{text} {address}");
    let whole = whole.trim_start();
    if copy(whole).await {
        return (say::SHARE_COPIED.get(), None);
    }
    (say::SHARE_COPY.get(), Some(whole.to_owned()))
}

/// Whether the player has cancelled sharing.
fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &JsValue::from_str("name"));
    name.is_ok_and(|name| name.as_string().as_deref() == Some("AbortError"))
}
