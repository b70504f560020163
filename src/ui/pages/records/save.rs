//! The record of the sitting, as a file or a text. It tells every card, those still to come too, because it
//! holds what the packs were shuffled from: so it is given only when no card is to come any more.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::copied::{Copied, SITTING};
use crate::ui::download;
use crate::ui::game::{Game, Scene};
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::pages::frame::{self, Frame};

const FILE: &str = "brag-record.json";

/// The buttons that give the record; between two deals the sitting ends first.
#[component]
pub fn SaveRecord(frame: Frame, copied: Copied) -> impl IntoView {
    let game = expect_context::<Game>();
    let begun = move || game.public(|view| view.deals()) > 0;
    let is_over = move || game.scene() == Scene::SittingOver;
    let is_playing = move || game.scene() == Scene::Playing;
    let label = move || {
        if is_over() {
            say::SAVE_TO_A_FILE
        } else {
            say::END_AND_SAVE
        }
    };
    let note = move || match game.scene() {
        Scene::SittingOver => say::SAVE_NOTE_OVER,
        Scene::Playing => say::SAVE_NOTE_PLAYING,
        _ => say::SAVE_NOTE_BETWEEN,
    };
    let save = move |_| {
        if is_playing() {
            return;
        }
        let ends = !is_over();
        game.end_sitting();
        // Where the browser refuses a file, nothing is lost: the button stays.
        let record = untrack(move || game.whole_record());
        let _ = record.map(|record| download::offer(FILE, &record.to_json()));
        if ends {
            frame::close(frame);
        }
    };
    let copy = move |_| {
        let Some(record) = untrack(move || game.whole_record()) else {
            return;
        };
        spawn_local(async move {
            let text = record.to_json();
            copied.copy(SITTING, say::SITTING_RECORD_COPIED, text).await;
        });
    };
    view! {
        {live(move || begun().then(|| view! {
            <div class="save">
                <button
                    class="add"
                    aria-describedby="save-note"
                    aria-disabled=move || is_playing().then_some("true")
                    on:click=save
                >
                    {move || label().get()}
                </button>
                {live(move || is_over().then(|| view! {
                    <button class="add" aria-label=say::COPY_THE_RECORD.get() on:click=copy>{say::COPY_BUTTON.get()}</button>
                }))}
                {copied.shown(SITTING)}
                <p id="save-note">{move || note().get()}</p>
            </div>
        }))}
    }
}
