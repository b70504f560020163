//! The actions while cards must be thrown away: the best three, or those that are picked on the felt.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::words;

/// The actions of the moment.
#[component]
pub fn Throw() -> impl IntoView {
    let game = expect_context::<Game>();
    let hidden = move || game.pickable().is_empty();
    let picked = move || game.picks().len();
    let missing = move || game.must_throw().unwrap_or(0).saturating_sub(picked());
    let names = move || words::cards(game.picks().into_iter());
    let big = move || match (hidden(), missing(), picked()) {
        (true, ..) => say::LOOK_AT_YOUR_CARDS.get().into(),
        (_, 0, 1) => say::throw_the(&names()),
        (_, 0, 2) => say::THROW_TWO.get().into(),
        _ => say::THROW.get().into(),
    };
    let small = move || {
        let says = match (hidden(), missing(), picked()) {
            (true, ..) | (_, 0, ..2) => return None,
            (_, 0, _) => names(),
            (_, 1, 0) => say::PICK_ONE.get().into(),
            (_, 1, _) => say::PICK_ONE_MORE.get().into(),
            _ => say::PICK_TWO.get().into(),
        };
        Some(view! { <small>{says}</small> })
    };
    let go = move |_| {
        if untrack(hidden) {
            game.peek(true);
        } else {
            game.throw_picked();
        }
    };
    let off = |on: bool| (!on).then_some("true");
    view! {
        <div class="acts few">
            <button class="act" aria-disabled=move || off(!hidden()) on:click=move |_| game.pick_worst()>
                {say::BEST_THREE.get()}
            </button>
            <button
                class="act go"
                aria-keyshortcuts="T"
                aria-disabled=move || off(hidden() || missing() == 0)
                on:click=go
            >
                {move || big()}
                {live(move || small())}
            </button>
        </div>
    }
}
