//! Backups: saves everything to a file, loads it, and lists texts that were put aside.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::app::i18n::say;
use crate::app::platform::files;
use crate::app::platform::live::live;
use crate::app::sheets::date_time::date_time;
use crate::app::storage::{SaveState, aside, delete_aside, file};
use crate::app::table::family;
use crate::app::table::focus::focus_element;
use crate::app::words::{self, backup_contents, refused};
use crate::sitting::backup::{Backup, BackupError, LONGEST};

/// The state of loading a file.
#[derive(Clone)]
enum Loaded {
    Nothing,
    /// The file can be loaded.
    Ready(Backup),
    /// The file cannot be loaded, for this reason.
    Refused(String),
}

/// The buttons, the state of loading a file, and the texts that were put aside.
#[component]
pub fn Backups() -> impl IntoView {
    let save_state = expect_context::<SaveState>();
    let loaded = RwSignal::new(Loaded::Nothing);
    let save = move |_| {
        let (name, text) = file();
        // If the browser refuses the file, the button stays.
        let _ = files::offer(&name, &text);
    };
    let said = move || match loaded.get() {
        Loaded::Nothing => None,
        Loaded::Refused(why) => Some(view! { <p class="error" role="alert">{why}</p> }.into_any()),
        Loaded::Ready(all) => Some(view! { <Ready save_state all loaded/> }.into_any()),
    };
    view! {
        <h3 id="kept-here" tabindex="-1">{say::KEPT_HERE.get()}</h3>
        <p class="rules">{say::KEPT_HERE_IS.get()}</p>
        <div class="bring">
            <button class="add" on:click=save>{say::SAVE_EVERYTHING.get()}</button>
            <label class="add">
                {say::LOAD_FROM_A_FILE.get()}
                <input
                    type="file"
                    accept=".json,application/json"
                    on:change:target=move |chosen| open(loaded, chosen.target())
                />
            </label>
        </div>
        {live(said)}
        <Aside/>
    }
}

/// Asks for confirmation to load a file, and lists its contents.
#[component]
fn Ready(save_state: SaveState, all: Backup, loaded: RwSignal<Loaded>) -> impl IntoView {
    let holds = backup_contents(&all);
    let is_empty = holds.is_empty();
    let says = if is_empty {
        say::FILE_HOLDS_NOTHING.get().to_owned()
    } else {
        say::file_holds(&words::join_list(holds))
    };
    let load = move |_| {
        if save_state.restore(&all).is_ok() {
            // The page starts again with the loaded data.
            let _ = window().location().reload();
        } else {
            loaded.set(Loaded::Refused(say::file_refused(
                say::FILE_HAS_NO_ROOM.get(),
            )));
        }
    };
    request_animation_frame(|| focus_element("load-it"));
    view! {
        <div class="gone" role="group" aria-labelledby="file-holds">
            <p id="file-holds" role="status">{says}</p>
            {(!is_empty).then(|| view! { <button class="add" id="load-it" on:click=load>{say::LOAD_IT.get()}</button> })}
            <button class="add" on:click=move |_| {
                loaded.set(Loaded::Nothing);
                focus_element("kept-here");
            }>{say::NOT_NOW.get()}</button>
        </div>
    }
}

/// The texts that were put aside, with buttons to save and delete each.
#[component]
fn Aside() -> impl IntoView {
    let all = RwSignal::new(aside());
    let row = move |(key, text): (String, String)| {
        let day = key.parse().ok().map(date_time);
        let of = day.as_deref().unwrap_or("unknown");
        let (saves, deletes) = (say::save_aside(of), say::delete_aside(of));
        let delete = move |_| {
            delete_aside(&key);
            all.set(aside());
            focus_element("kept-here");
        };
        view! {
            <li>
                <p><b>{say::ASIDE.get()}</b>" "<span>{day}</span></p>
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
        (!all.is_empty())
            .then(|| view! { <ul class="past">{all.into_iter().map(row).collect_view()}</ul> })
    })
}

/// Reads the chosen file. The same file can be chosen again.
fn open(loaded: RwSignal<Loaded>, input: HtmlInputElement) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let refused = |why: &BackupError| Loaded::Refused(refused::file(why));
    if file.size() > LONGEST as f64 {
        loaded.set(refused(&BackupError::TooLarge));
    } else {
        spawn_local(async move {
            let text = file.text().await.ok().and_then(|text| text.as_string());
            // Its records are replayed to check them.
            let is_here = family::fetch(text.as_deref().unwrap_or_default()).await;
            let read = match text.as_deref().map(Backup::read) {
                _ if !is_here => Loaded::Refused(say::PART_NOT_FETCHED.get().into()),
                Some(Ok(all)) => Loaded::Ready(all),
                Some(Err(why)) => refused(&why),
                None => Loaded::Refused(say::file_refused(say::FILE_UNREAD.get())),
            };
            // The sheet may be closed by now.
            let _ = loaded.try_set(read);
        });
    }
    input.set_value("");
}
