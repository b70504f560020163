//! The curtain: between two people at one screen it hides everything until the next one lifts it.

use leptos::prelude::*;

use crate::ui::live::live;

use crate::ui::game::Game;
use crate::ui::language::say;

/// The curtain, where the screen has to be passed on.
#[component]
pub fn Curtain() -> impl IntoView {
    let game = expect_context::<Game>();
    let next = Memo::new(move |_| game.curtain());
    live(move || {
        next.get().map(|seat| {
            let next = game.somebody(seat);
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-for">
                    <h2 id="curtain-for">{say::pass_to(&next)}</h2>
                    <p>{game.log().last()}</p>
                    <button class="go" on:click=move |_| game.lift_curtain()>{say::i_am(&next)}</button>
                </div>
            }
        })
    })
}
