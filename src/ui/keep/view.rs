//! What is said about what is kept.

use leptos::prelude::*;

use super::{File, Keeper, store, whole};
use crate::ui::game::Game;
use crate::ui::language::say;
use crate::ui::live::live;
use crate::ui::{download, saved};

/// What went wrong, said once, above the table.
#[component]
pub fn Notice() -> impl IntoView {
    let keeper = expect_context::<Keeper>();
    let game = expect_context::<Game>();
    let notice = live(move || {
        keeper.notices.get().into_iter().next().map(|told| {
            let save = told.file.map(|file| {
                view! {
                    <button on:click=move |_| save(&file, game)>{say::SAVE_IT_TO_A_FILE.get()}</button>
                }
            });
            view! {
                <div class="notice" role="alert">
                    <p>{told.says}</p>
                    {save}
                    <button on:click=move |_| keeper.notices.update(|notices| {
                        let read = notices.len().min(1);
                        notices.drain(..read);
                    })>{say::NOTICE_GOOD.get()}</button>
                </div>
            }
        })
    });
    (notice, keeper.asks_which())
}

/// Offers the file. Where the browser refuses it, the button stays, and nothing gives way.
fn save(file: &File, game: Game) {
    let text = match file {
        File::As(text) | File::InPlaceOf(_, text) => text.clone(),
        File::InHand => whole::of_sitting(game.read(saved::write)),
    };
    let is_offered = download::offer("brag-sitting.json", &text).is_ok();
    if let File::InPlaceOf(kept, _) = file
        && is_offered
        && store::sitting().as_ref() == Some(kept)
    {
        store::forget();
    }
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
