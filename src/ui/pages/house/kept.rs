//! What is kept on the device: saved to a file, loaded from one, and what was put aside.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlInputElement;

use crate::ui::download;
use crate::ui::everything::{Everything, LONGEST, LoadError};
use crate::ui::family;
use crate::ui::focus::give_to;
use crate::ui::keep::{Keeper, aside, drop_aside, file};
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::pages::when::when;
use crate::ui::words::{self, refused};

/// What has come of a file.
#[derive(Clone)]
enum Loaded {
    Nothing,
    /// It can be loaded.
    Ready(Everything),
    /// Why it cannot.
    Refused(String),
}

/// The two buttons, what is said of a file, and what was put aside.
#[component]
pub fn KeptHere() -> impl IntoView {
    let keeper = expect_context::<Keeper>();
    let loaded = RwSignal::new(Loaded::Nothing);
    let save = move |_| {
        let (name, text) = file();
        // Where the browser refuses a file, the button stays.
        let _ = download::offer(&name, &text);
    };
    let said = move || match loaded.get() {
        Loaded::Nothing => None,
        Loaded::Refused(why) => Some(view! { <p class="error" role="alert">{why}</p> }.into_any()),
        Loaded::Ready(all) => Some(view! { <Ready keeper all loaded/> }.into_any()),
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

/// A file that can be loaded: what it holds, before anything is changed.
#[component]
fn Ready(keeper: Keeper, all: Everything, loaded: RwSignal<Loaded>) -> impl IntoView {
    let holds = all.holds();
    let is_empty = holds.is_empty();
    let says = if is_empty {
        say::FILE_HOLDS_NOTHING.get().to_owned()
    } else {
        say::file_holds(&words::list(holds))
    };
    let load = move |_| {
        if keeper.load(&all).is_ok() {
            // All of the page is to begin with it.
            let _ = window().location().reload();
        } else {
            loaded.set(Loaded::Refused(say::file_refused(
                say::FILE_HAS_NO_ROOM.get(),
            )));
        }
    };
    request_animation_frame(|| give_to("load-it"));
    view! {
        <div class="gone" role="group" aria-labelledby="file-holds">
            <p id="file-holds" role="status">{says}</p>
            {(!is_empty).then(|| view! { <button class="add" id="load-it" on:click=load>{say::LOAD_IT.get()}</button> })}
            <button class="add" on:click=move |_| {
                loaded.set(Loaded::Nothing);
                give_to("kept-here");
            }>{say::NOT_NOW.get()}</button>
        </div>
    }
}

/// What was put aside, with a way to have it and to be rid of it.
#[component]
fn Aside() -> impl IntoView {
    let all = RwSignal::new(aside());
    let row = move |(key, text): (String, String)| {
        let day = key.parse().ok().map(when);
        let of = day.as_deref().unwrap_or("unknown");
        let (saves, deletes) = (say::save_aside(of), say::delete_aside(of));
        let delete = move |_| {
            drop_aside(&key);
            all.set(aside());
            give_to("kept-here");
        };
        view! {
            <li>
                <p><b>{say::ASIDE.get()}</b>" "<span>{day}</span></p>
                <button
                    aria-label=saves
                    on:click=move |_| {
                        let _ = download::offer("brag-put-aside.json", &text);
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

/// Reads the file that was chosen. The same one can be chosen again.
fn open(loaded: RwSignal<Loaded>, input: HtmlInputElement) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    let refused = |why: &LoadError| Loaded::Refused(refused::file(why));
    if file.size() > LONGEST as f64 {
        loaded.set(refused(&LoadError::TooLarge));
    } else {
        spawn_local(async move {
            let text = file.text().await.ok().and_then(|text| text.as_string());
            // What is in it is played to its end, to see that it can be.
            let is_here = family::fetch(text.as_deref().unwrap_or_default()).await;
            let read = match text.as_deref().map(Everything::read) {
                _ if is_here.is_err() => Loaded::Refused(say::PART_NOT_FETCHED.get().into()),
                Some(Ok(all)) => Loaded::Ready(all),
                Some(Err(why)) => refused(&why),
                None => Loaded::Refused(say::file_refused(say::FILE_UNREAD.get())),
            };
            // The sheet may be gone by now.
            let _ = loaded.try_set(read);
        });
    }
    input.set_value("");
}
