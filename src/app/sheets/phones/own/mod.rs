//! The screen of a phone: the hand of one seat, and nothing else. It knows no table, and asks nobody.

mod cards;
mod held;
mod set;

use leptos::ev::{self, Custom};
use leptos::mount::mount_to;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, StorageEvent};

use self::cards::Hands;
use self::held::{Held, Note, Read};
use crate::app::i18n::{Name, say};
use crate::app::platform::keys;
use crate::app::platform::live::live;
use crate::app::settings::Settings;
use crate::app::sheets::beats::Kinds;
use crate::app::storage::phone;
use crate::app::table::link;
use crate::app::words;

/// Draws the screen in place of the static first screen, for as long as the page lives.
pub fn show(into: Element, settings: Settings) {
    mount_to(into.unchecked_into(), move || {
        provide_context(settings);
        view! { <Screen/> }
    })
    .forget();
    if let Some(shell) = document().get_element_by_id("shell") {
        shell.remove();
    }
}

#[component]
fn Screen() -> impl IntoView {
    let read = RwSignal::new(held::read(link::code_for_phone()));
    // Whether the cards may be seen. They are not on the page otherwise.
    let is_open = RwSignal::new(false);
    let again = move || {
        is_open.set(false);
        read.set(held::read(link::code_for_phone()));
    };
    let listener = window_event_listener(ev::hashchange, move |_| again());
    on_cleanup(move || listener.remove());
    let hides = [
        Custom::<Event>::new("visibilitychange"),
        Custom::new("blur"),
        Custom::new("pagehide"),
    ];
    for away in hides {
        let listener = window_event_listener(away, move |_| is_open.set(false));
        on_cleanup(move || listener.remove());
    }
    // A camera opens each code in a tab of its own. An older tab shows no older hand.
    let listener = window_event_listener(ev::storage, move |stored: StorageEvent| {
        if stored.key() == Some(keys::own(phone::NAME)) {
            is_open.set(false);
            read.update(|read| read.note = Some(Note::OtherTab));
        }
    });
    on_cleanup(move || listener.remove());
    let give_up = move |_| {
        phone::give_up();
        again();
    };
    let drawn = move || {
        let Read { held, note } = read.get();
        let says = note.map(|note| view! { <p class="told" role="status">{note.says()}</p> });
        let foot = held.as_ref().map(|_| {
            view! { <button class="add" on:click=give_up>{say::PHONE_GIVE_UP.get()}</button> }
        });
        let is_elsewhere = note == Some(Note::OtherTab);
        let held = held
            .filter(|_| !is_elsewhere)
            .map(|held| view! { <Holds held is_open/> });
        Some(view! { {says}{held}{foot} })
    };
    view! {
        <main class="phone">
            <header><h1>"Brag"</h1></header>
            {live(drawn)}
        </main>
    }
}

/// The seat that the phone holds, and its hand.
#[component]
fn Holds(held: Held, is_open: RwSignal<bool>) -> impl IntoView {
    let name = words::isolated(&held.join.name);
    let whose = Name {
        name,
        is_you: held.join.name.is_empty(),
    };
    let Held { hand, rules, .. } = held;
    let Some(hand) = hand else {
        return view! {
            <h2>{say::phone_you_hold(&whose)}</h2>
            <p>{say::PHONE_WAITS.get()}</p>
            <p class="note">{say::PHONES_NO_NETWORK.get()}</p>
        }
        .into_any();
    };
    let deal = say::phone_deal(hand.deal.into());
    let beats = rules.clone().map(|rules| {
        view! {
            <details class="howto beats">
                <summary>{say::WHAT_BEATS_WHAT.get()}</summary>
                <Kinds rules own=None/>
            </details>
        }
    });
    view! {
        <h2>{say::phone_you_hold(&whose)}</h2>
        <p class="deal">{deal}</p>
        <Hands hand rules is_open/>
        {beats}
    }
    .into_any()
}
