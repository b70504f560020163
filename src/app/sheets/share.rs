//! Passing on the house rules, or a result, as a link: by the device's share menu, by the clipboard, or else as a text to copy.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;
use web_sys::ShareData;
use web_sys::js_sys::Reflect;

use super::clipboard::{copy, has};
use crate::app::i18n::{Text, say};
use crate::app::lazy::Sheet;
use crate::app::platform::frame::is_embedded;
use crate::app::platform::live::live;
use crate::app::sheets::SheetState;
use crate::app::table::link;
use crate::notation::write_link;
use crate::sitting::session::Setup;

/// Buttons that share or copy the rules of a table, with the result beneath, and one that opens *Embed this table*. If
/// the rules have a fault, they are not shared.
#[component]
pub fn Share(table: Callback<(), Option<Setup>>) -> impl IntoView {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let options = expect_context::<SheetState>().embed();
    let said = RwSignal::new("");
    let link = Callback::new(move |()| {
        let address = link::rules_address(&write_link(&table.run(())?.rules));
        Some((String::new(), address))
    });
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
            <PassOn says=[say::SHARE_THESE_RULES, say::COPY_THE_LINK] what=link said/>
            {(!is_embedded()).then(|| view! { <button type="button" class="add" on:click=embed>{say::EMBED_THIS_TABLE.get()}</button> })}
        </div>
    }
}

/// What is passed on: a text before the address, which may be empty, and the address.
type Passed = (String, String);

/// A button that shares, where the device has a menu for that, one that copies, and the result beneath. `what` may be
/// nothing: then something is wrong with the rules.
#[component]
pub fn PassOn(
    /// What the buttons say: to share, and to copy.
    says: [Text; 2],
    what: Callback<(), Option<Passed>>,
    said: RwSignal<&'static str>,
) -> impl IntoView {
    // The link, shown as text where it can be neither shared nor copied.
    let shown = RwSignal::new(None::<String>);
    let pass = move |by: By| {
        shown.set(None);
        let Some(passed) = what.run(()) else {
            said.set(say::SHARE_PUT_RIGHT_FIRST.get());
            return;
        };
        spawn_local(async move {
            let (says, to_show) = pass_on(by, passed).await;
            said.set(says);
            shown.set(to_show);
        });
    };
    let can_share = has(&window().navigator(), "share");
    let [share, copy] = says;
    let share = can_share.then(|| view! { <button type="button" class="add" on:click=move |_| pass(By::Menu)>{share.get()}</button> });
    view! {
        <div class="ways">
            {share}
            <button type="button" class="add" on:click=move |_| pass(By::Clipboard)>{copy.get()}</button>
        </div>
        <p role="status">{said}</p>
        <LinkField shown/>
    }
}

/// A way to pass something on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The device's share menu, or the clipboard if the menu fails.
    Menu,
    /// The clipboard.
    Clipboard,
}

/// A text that the player has to copy, where it can be neither shared nor copied.
#[component]
fn LinkField(shown: RwSignal<Option<String>>) -> impl IntoView {
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

/// Passes on the address, with a text before it unless that is empty. Returns a sentence about the result, and the text
/// if the player has to copy it.
async fn pass_on(by: By, (text, address): Passed) -> (&'static str, Option<String>) {
    if by == By::Menu {
        let data = ShareData::new();
        match text.as_str() {
            "" => data.set_title(say::SHARE_TITLE.get()),
            text => data.set_text(text),
        }
        data.set_url(&address);
        match window().navigator().share_with_data(&data).await {
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
