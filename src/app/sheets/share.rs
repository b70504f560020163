//! Passing on the house rules, or a result, as a link: by the device's share menu, by the clipboard, or else as a text to copy.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::i18n::{Text, say};
use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::frame::is_embedded;
use crate::app::platform::live::live;
use crate::app::platform::share::{By, Parcel, Passed, has_menu, pass_on};
use crate::app::sheets::SheetState;
use crate::app::table::link;
use crate::notation::{FragmentKind, write_link};
use crate::sitting::session::Setup;

/// Buttons that share or copy the rules of a table, with the result beneath, and one that opens *Embed this table*. If
/// the rules have a fault, they are not shared.
#[component]
pub fn Share(table: Callback<(), Option<Setup>>) -> impl IntoView {
    let sheet = expect_context::<OpenSheet>();
    let options = expect_context::<SheetState>().embed();
    let said = RwSignal::new("");
    let link = Callback::new(move |()| {
        let address = link::address(FragmentKind::Rules, &write_link(&table.run(())?.rules));
        Some((String::new(), address))
    });
    let embed = move |_| match table.run(()) {
        Some(table) => {
            options.update(|options| {
                options.take(&table);
                options.forget_in_place();
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
type Passage = (String, String);

/// A button that shares, where the device has a menu for that, one that copies, and the result beneath. `what` may be
/// nothing: then something is wrong with the rules.
#[component]
pub fn PassOn(
    /// What the buttons say: to share, and to copy.
    says: [Text; 2],
    what: Callback<(), Option<Passage>>,
    said: RwSignal<&'static str>,
) -> impl IntoView {
    // The link, shown as text where it can be neither shared nor copied.
    let shown = RwSignal::new(None::<String>);
    let pass = move |by: By| {
        shown.set(None);
        let Some((text, address)) = what.run(()) else {
            said.set(say::SHARE_PUT_RIGHT_FIRST.get());
            return;
        };
        let title = match text.is_empty() {
            true => say::SHARE_TITLE.get(),
            false => "",
        };
        spawn_local(async move {
            let parcel = Parcel {
                title,
                text,
                address,
            };
            let passed = pass_on(by, &parcel).await;
            // The sheet may be closed by now.
            let _ = said.try_set(passed_says(passed));
            let _ = shown.try_set((passed == Passed::Refused).then(|| parcel.whole()));
        });
    };
    let [share, copy] = says;
    let share = has_menu().then(|| view! { <button type="button" class="add" on:click=move |_| pass(By::Menu)>{share.get()}</button> });
    view! {
        <div class="ways">
            {share}
            <button type="button" class="add" on:click=move |_| pass(By::Clipboard)>{copy.get()}</button>
        </div>
        <p role="status">{said}</p>
        <LinkField shown/>
    }
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

fn passed_says(passed: Passed) -> &'static str {
    match passed {
        Passed::Shared => say::SHARE_DONE,
        Passed::NotShared => say::SHARE_NOT_DONE,
        Passed::Copied => say::SHARE_COPIED,
        Passed::Refused => say::SHARE_COPY,
    }
    .get()
}
