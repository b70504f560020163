//! What is said about what is kept.

use leptos::prelude::*;

use super::Keeper;
use crate::ui::download;
use crate::ui::game::Game;
use crate::ui::live::live;
use crate::ui::pages::Later;

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
                    }>"Save it to a file"</button>
                }
            });
            view! {
                <div class="notice" role="alert">
                    <p>{told.says}</p>
                    {save}
                    <button on:click=move |_| keeper.notice.set(None)>"Good"</button>
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
    let later = expect_context::<Later>();
    live(move || {
        keeper.is_elsewhere().then(|| {
            view! {
                <div class="curtain" role="dialog" aria-modal="true" aria-labelledby="elsewhere">
                    <h2 id="elsewhere">"Another tab plays"</h2>
                    <p>"Brag has been opened and played in another tab or window, so this one keeps nothing any more."</p>
                    <button class="go" on:click=move |_| keeper.play_here(game, later)>"Play here"</button>
                </div>
            }
        })
    })
}
