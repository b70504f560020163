//! The sheet *What beats what*: an example of each kind of hand, best first, under the rules of the table.

mod kinds;
mod over_room;

use leptos::prelude::*;

use self::kinds::own_kind;
use super::frame::{Frame, SheetFrame, close};
use crate::app::i18n::say;
use crate::app::lazy::{OpenSheet, OpenedFrom, Sheet};
use crate::app::platform::live::live;
use crate::app::table::game::Game;

pub use self::kinds::Kinds;
pub use self::over_room::ChartButton;

/// The button on the rail that opens the sheet. It appears once somebody plays; before that the felt has a button for
/// all the rules.
#[component]
pub fn BeatsButton() -> impl IntoView {
    let game = expect_context::<Game>();
    let sheet = expect_context::<OpenSheet>();
    let plays = Memo::new(move |_| game.public(|view| view.deals()) > 0);
    live(move || {
        plays.get().then(|| {
            view! {
                <button
                    aria-label=say::WHAT_BEATS_WHAT.get()
                    title=say::WHAT_BEATS_WHAT.get()
                    on:click=move |_| sheet.set(Some(Sheet::Beats))
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M8.2 8.6a3.9 3.9 0 1 1 5.5 3.9q-1.7.8-1.7 2.7M12 19.2v.1"/>
                    </svg>
                </button>
            }
        })
    })
}

/// The sheet. A tap anywhere closes it.
#[component]
pub fn Beats() -> impl IntoView {
    let game = expect_context::<Game>();
    let sheet = expect_context::<OpenSheet>();
    let frame = Frame::new();
    let rules = game.public(|view| view.rules().clone());
    let key = rules.game;
    let how_to_play = move |_| sheet.set(Some(Sheet::HowToPlay(key, OpenedFrom::Felt)));
    view! {
        <SheetFrame frame title=Sheet::Beats.title()>
            <div
                class="body howto beats"
                role="group"
                tabindex="0"
                aria-labelledby="sheet-title"
                on:click=move |_| close(frame)
            >
                {live(move || Some(view! { <Kinds rules=rules.clone() own=own_kind(game)/> }))}
            </div>
            <footer>
                <button class="act" on:click=how_to_play>{say::HOW_TO_PLAY.get()}</button>
                <button class="act go" on:click=move |_| close(frame)>{say::BACK.get()}</button>
            </footer>
        </SheetFrame>
    }
}
