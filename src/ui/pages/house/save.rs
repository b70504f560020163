//! The record of the sitting, as a file. It tells every card, those still to come too, because it holds
//! what the packs were shuffled from: so it is given only when no card is to come any more.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::ui::download;
use crate::ui::game::{Game, Scene};
use crate::ui::pages::frame::{self, Frame};

const FILE: &str = "brag-record.json";

/// The button that saves the record; between two deals it ends the sitting first.
#[component]
pub fn SaveRecord(frame: Frame) -> impl IntoView {
    let game = expect_context::<Game>();
    let begun = move || game.public(|view| view.deals()) > 0;
    let is_over = move || game.scene() == Scene::SittingOver;
    let is_playing = move || game.scene() == Scene::Playing;
    let label = move || {
        if is_over() {
            "Save the record"
        } else {
            "End the sitting and save the record"
        }
    };
    let note = move || match game.scene() {
        Scene::SittingOver => "Every deal, card by card, as a file.",
        Scene::Playing => "After this deal. The record tells every card.",
        _ => "The record tells every card, those to come too, so no deal can follow it.",
    };
    let save = move |_| {
        if is_playing() {
            return;
        }
        game.end_sitting();
        // Where the browser refuses a file, nothing is lost: the button stays.
        let _ = download::offer(FILE, &game.record());
        frame::close(frame);
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
                <p id="save-note">{move || note()}</p>
            </div>
        }))}
    }
}
