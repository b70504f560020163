//! Backups: saves everything to a file, loads what was saved, and lists texts that were put aside.

mod loading;

use leptos::prelude::*;
use leptos::task::spawn_local;

use self::loading::Loading;
use super::install::is_of_safari;
use crate::app::i18n::say;
use crate::app::platform::files;
use crate::app::platform::focus::focus_element;
use crate::app::platform::live::{live, whenever};
use crate::app::platform::persistence;
use crate::app::sheets::SheetState;
use crate::app::sheets::date_time::date_time;
use crate::app::sheets::tab::Tab;
use crate::app::storage::store::is_refused;
use crate::app::storage::{aside, delete_aside, file};

/// The buttons, the state of loading a file, and the texts that were put aside.
#[component]
pub fn Backups() -> impl IntoView {
    let loading = Loading::new();
    let sheets = expect_context::<SheetState>();
    whenever(move |_| {
        if let Some(opened) = sheets.take_to_open(Tab::Settings) {
            untrack(move || loading.read(opened));
        }
    });
    let save = move |_| {
        let (name, text) = file();
        // If the browser refuses the file, the button stays.
        let _ = files::offer(&name, &text);
    };
    let is_promised = RwSignal::new(true);
    spawn_local(async move {
        if persistence::is_promised().await == Some(false) {
            // The sheet may have been closed meanwhile.
            let _ = is_promised.try_set(false);
        }
    });
    let may_go = move || {
        let says = if is_of_safari() {
            say::SAFARI_MAY_DELETE
        } else if is_promised.get() {
            return None;
        } else {
            say::BROWSER_MAY_DELETE
        };
        Some(view! { <p class="rules">{says.get()}</p> })
    };
    let [head, note] = match is_refused() {
        true => [say::KEPT_NOT_HERE, say::NOTHING_IS_KEPT],
        false => [say::KEPT_HERE, say::KEPT_HERE_IS],
    };
    let may_go = move || (!is_refused()).then(may_go).flatten();
    view! {
        <h3 id="kept-here" tabindex="-1">{head.get()}</h3>
        <p class="rules">{note.get()}</p>
        {live(may_go)}
        <div class="bring">
            <button class="add" on:click=save>{say::SAVE_EVERYTHING.get()}</button>
            <label class="add">
                {say::LOAD_FROM_A_FILE.get()}
                <input
                    type="file"
                    accept=".json,.jsonl,.txt,application/json"
                    on:change:target=move |chosen| loading.open(&chosen.target())
                />
            </label>
        </div>
        {live(move || loading.view())}
        <Aside loading/>
    }
}

/// The texts that were put aside, with buttons to load, save and delete each.
#[component]
fn Aside(loading: Loading) -> impl IntoView {
    let all = RwSignal::new(aside());
    let row = move |(key, text): (String, String)| {
        let day = key.parse().ok().map(date_time);
        let of = day.as_deref().unwrap_or("unknown");
        let (loads, saves, deletes) = (
            say::load_aside(of),
            say::save_aside(of),
            say::delete_aside(of),
        );
        let (loaded, loaded_key) = (text.clone(), key.clone());
        let load = move |_| loading.open_aside(loaded_key.clone(), loaded.clone());
        let delete = move |_| {
            delete_aside(&key);
            all.set(aside());
            focus_element("kept-here");
        };
        view! {
            <li>
                <p><b>{say::ASIDE.get()}</b>" "<span>{day}</span></p>
                <button aria-label=loads on:click=load>{say::LOAD_IT.get()}</button>
                <button
                    aria-label=saves
                    on:click=move |_| {
                        let _ = files::offer("brag-put-aside.json", &text);
                    }
                >{say::SAVE_BUTTON.get()}</button>
                <button aria-label=deletes on:click=delete>{say::DELETE_BUTTON.get()}</button>
            </li>
        }
    };
    live(move || {
        let all = all.get();
        (!all.is_empty()).then(
            || view! { <ul class="past aside">{all.into_iter().map(row).collect_view()}</ul> },
        )
    })
}
