//! The rail along the top: the mark, what is agreed, the menu.

use leptos::prelude::*;

use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::pages::{Apart, Piece, Sheet};
use crate::ui::words;

/// The rail along the top.
#[component]
pub fn Bar() -> impl IntoView {
    let game = expect_context::<Game>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let house = move || {
        let carried = game.public(|view| view.carried());
        if carried > 0 {
            say::pot_carried(carried)
        } else {
            game.public(|view| words::house(view.rules()))
        }
    };
    // Once somebody plays: it keeps its place whether or not he may buy in now.
    let plays = Memo::new(move |_| !game.is_watched() && game.public(|view| view.deals()) > 0);
    let buy = move || {
        plays.get().then(|| {
            let may = Memo::new(move |_| !game.is_buying() && !game.buyers().is_empty());
            view! {
                <button
                    aria-label=say::BUY_IN.get()
                    title=say::BUY_IN.get()
                    aria-disabled=move || (!may.get()).then_some("true")
                    on:click=move |_| game.think_of_buying(may.get_untracked())
                >
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <circle cx="12" cy="12" r="9.5"/>
                        <path d="M12 7.5v9M7.5 12h9"/>
                    </svg>
                </button>
            }
        })
    };
    view! {
        <header class="bar">
            <span class="mark"><Mark/>"Brag"</span>
            <span class="house">{move || house()}</span>
            {live(buy)}
            <Apart piece=Piece::InFull/>
            <button aria-label=say::MENU.get() on:click=move |_| sheet.set(Some(Sheet::House))>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg>
            </button>
        </header>
    }
}

#[component]
fn Mark() -> impl IntoView {
    view! {
        <svg viewBox="0 0 32 32" aria-hidden="true">
            <g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round">
                <rect x="11" y="6" width="11" height="17" rx="2" transform="rotate(-24 16 26)"/>
                <rect x="10.5" y="5" width="11" height="17" rx="2" transform="rotate(24 16 26)"/>
            </g>
            <rect x="10.5" y="4" width="11" height="18" rx="2" fill="currentColor"/>
        </svg>
    }
}
