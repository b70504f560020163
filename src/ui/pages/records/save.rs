//! The record of the sitting, as a file or a text. It tells every card, those still to come too, because it
//! holds what the packs were shuffled from: so it is given only when no card is to come any more.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::copied::Copied;
use crate::ui::download;
use crate::ui::game::{Game, Scene};
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
            "Save to a file"
        } else {
            "End the sitting and save the record"
        }
    };
    let note = move || match game.scene() {
        Scene::SittingOver => "Every deal, card by card.",
        Scene::Playing => "After this deal. The record tells every card.",
        _ => "The record tells every card, those to come too, so no deal can follow it.",
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
            copied
                .copy("The record of the sitting is copied.", record.to_json())
                .await
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
                    {move || label()}
                </button>
                {live(move || is_over().then(|| view! {
                    <button class="add" aria-label="Copy the record" on:click=copy>"Copy"</button>
                }))}
                <p id="save-note">{move || note()}</p>
            </div>
        }))}
    }
}
