//! The record of the sitting, as a file or a text. It contains the seed, and so every card to come. Therefore it is
//! given out only when the sitting is over. A record of real cards has none, and is given out at any time.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::copied::{Copied, SITTING};
use crate::app::i18n::say;
use crate::app::platform::files;
use crate::app::platform::live::live;
use crate::app::sheets::frame::{self, Frame};
use crate::app::table::game::{Game, Phase};

const FILE: &str = "brag-record.json";

/// The buttons that give out the record. Between two deals they end the sitting first.
#[component]
pub fn ExportRecord(frame: Frame, copied: Copied) -> impl IntoView {
    let game = expect_context::<Game>();
    let begun = move || game.public(|view| view.deals()) > 0;
    let has_cards = move || game.public(|view| !view.rules().real_cards);
    let is_over = move || game.phase() == Phase::SittingOver || !has_cards();
    let is_playing = move || game.phase() == Phase::Playing && has_cards();
    let label = move || {
        if is_over() {
            say::SAVE_TO_A_FILE
        } else {
            say::END_AND_SAVE
        }
    };
    let note = move || match game.phase() {
        _ if !has_cards() => say::SAVE_NOTE_BANK,
        Phase::SittingOver => say::SAVE_NOTE_OVER,
        Phase::Playing => say::SAVE_NOTE_PLAYING,
        _ => say::SAVE_NOTE_BETWEEN,
    };
    let save = move |_| {
        if is_playing() {
            return;
        }
        let ends = !is_over();
        if ends {
            game.end_sitting();
        }
        // If the browser refuses the file, the button stays.
        let record = game.whole_record();
        let _ = record.map(|record| files::offer(FILE, &record.to_json()));
        if ends {
            frame::close(frame);
        }
    };
    let copy = move |_| {
        let Some(record) = game.whole_record() else {
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
