//! What is said about what is kept.

use leptos::prelude::*;

use super::Keeper;
use crate::ui::download;
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::live;

/// What went wrong, said once, above the table.
#[component]
pub fn Notice() -> impl IntoView {
    let keeper = expect_context::<Keeper>();
    let notice = live(move || {
        keeper.notice.get().map(|told| {
            let save = told.save.map(|text| {
                view! {
                    <button on:click=move |_| {
                        // Where the browser refuses a file, the button stays.
                        let _ = download::offer("brag-sitting.json", &text);
                    }>{say::SAVE_IT_TO_A_FILE.get()}</button>
                }
            });
            view! {
                <div class="notice" role="alert">
                    <p>{told.says}</p>
                    {save}
                    <button on:click=move |_| keeper.notice.set(None)>{say::NOTICE_GOOD.get()}</button>
                </div>
            }
        })
    });
    (notice, keeper.asks_which())
}

/// Says that the game goes on in another tab.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let keeper = expect_context::<Keeper>();
    let game = expect_context::<Game>();
    live(move || {
        keeper.is_elsewhere().then(|| {
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="elsewhere">
                    <h2 id="elsewhere">{say::ANOTHER_TAB_PLAYS.get()}</h2>
                    <p>{say::ANOTHER_TAB_NOTE.get()}</p>
                    <button class="go" on:click=move |_| keeper.go_on(game)>{say::PLAY_HERE.get()}</button>
                </div>
            }
        })
    })
}
