//! Focus follows the turn: where the button that had it is gone, the next one to press gets it.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::game::Game;
use crate::ui::keep::Keeper;
use crate::ui::live::whenever;
use crate::ui::pages::Sheet;

/// Watches the turn. The page's first paint is left alone: nobody has pressed anything yet.
pub fn follow_the_turn(game: Game) {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let keeper = expect_context::<Keeper>();
    whenever(move |begun| {
        let _ = (
            game.scene(),
            game.is_my_turn(),
            game.curtain(),
            game.is_peeking(),
            game.is_buying(),
            sheet.get(),
            keeper.is_elsewhere(),
        );
        if begun {
            request_animation_frame(give_focus);
        }
    });
}

fn give_focus() {
    // What the curtain hides cannot have it, though the browser takes it away only with the next frame.
    let lost = document().active_element().is_none_or(|focused| {
        focused.tag_name() == "BODY" || matches!(focused.closest("[inert]"), Ok(Some(_)))
    });
    let next = document()
        .query_selector(".curtain .go, .room:not([inert]) .controls .go")
        .ok()
        .flatten();
    if let Some(next) = next
        .filter(|_| lost)
        .and_then(|next| next.dyn_into::<HtmlElement>().ok())
    {
        // Refused only for elements that cannot have it.
        let _ = next.focus();
    }
}
