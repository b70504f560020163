//! Passing the house rules on as a link: by the device's own means where it has any, else by the
//! clipboard, else as a text to copy. And the way to a table by these rules on another page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsValue;
use web_sys::ShareData;
use web_sys::js_sys::Reflect;

use super::clipboard::{copy, has};
use super::sheets::{Kept, Sheet};
use crate::notation::write_link;
use crate::ui::embed::is_embedded;
use crate::ui::language::say;
use crate::ui::link;
use crate::ui::live::live;
use crate::ui::session::Setup;

/// A button that passes on the rules of a table, where they can be played, and says beneath it what it did; and one that
/// leads to such a table on another page.
#[component]
pub fn Share(table: Callback<(), Option<Setup>>) -> impl IntoView {
    let said = RwSignal::new("");
    // The link itself, where it can only be shown.
    let shown = RwSignal::new(None::<String>);
    let share = move |_| {
        shown.set(None);
        let Some(table) = table.run(()) else {
            said.set(say::SHARE_PUT_RIGHT_FIRST.get());
            return;
        };
        let address = link::address(&write_link(&table.rules));
        spawn_local(async move {
            let (says, to_show) = pass_on(address).await;
            said.set(says);
            shown.set(to_show);
        });
    };
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let options = expect_context::<Kept>().embed();
    let embed = move |_| match table.run(()) {
        Some(table) => {
            options.update(|options| options.take(&table));
            sheet.set(Some(Sheet::Embed));
        }
        None => said.set(say::SHARE_PUT_RIGHT_FIRST.get()),
    };
    let field = move || {
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
    };
    view! {
        <div class="share">
            <button type="button" class="add" on:click=share>{say::SHARE_THESE_RULES.get()}</button>
            <p role="status">{said}</p>
            {live(field)}
            {(!is_embedded()).then(|| view! { <button type="button" class="add" on:click=embed>{say::EMBED_THIS_TABLE.get()}</button> })}
        </div>
    }
}

/// What was done, and the link where the reader has to do it himself.
async fn pass_on(address: String) -> (&'static str, Option<String>) {
    let navigator = window().navigator();
    if has(&navigator, "share") {
        let data = ShareData::new();
        data.set_title(say::SHARE_TITLE.get());
        data.set_url(&address);
        match navigator.share_with_data(&data).await {
            Ok(_) => return (say::SHARE_DONE.get(), None),
            Err(error) if is_abort(&error) => return (say::SHARE_NOT_DONE.get(), None),
            Err(_) => {}
        }
    }
    if copy(&address).await {
        return (say::SHARE_COPIED.get(), None);
    }
    (say::SHARE_COPY.get(), Some(address))
}

/// Whether the reader thought better of it.
fn is_abort(error: &JsValue) -> bool {
    let name = Reflect::get(error, &JsValue::from_str("name"));
    name.is_ok_and(|name| name.as_string().as_deref() == Some("AbortError"))
}
