//! Where the focus is. It follows the turn: where the button that had it is gone, the next one to press gets it.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::ui::game::Scene;
use crate::ui::live::whenever;
use crate::ui::page::Page;

/// Watches the turn. The page's first paint is left alone: nobody has pressed anything yet.
pub fn follow_the_turn(page: Page) {
    let Page {
        game,
        sheet,
        keeper,
        ..
    } = page;
    whenever(move |begun| {
        // While bots play nothing is pressed but by those who only watch.
        let is_asked = game.scene() != Scene::Playing
            || game.is_watched()
            || game.is_my_turn()
            || game.curtain().is_some()
            || game.compares().is_some();
        let _ = (
            game.is_peeking(),
            game.is_buying(),
            sheet.get(),
            keeper.is_elsewhere(),
        );
        if begun && is_asked {
            request_animation_frame(catch_up);
        }
    });
}

/// Takes the focus from what was pressed and may go with it, before anything changes: to take it from what goes, the
/// browser would lay out the whole page first. A sheet looks after its own.
pub fn let_go() {
    let focused = document().active_element();
    if let Some(focused) = focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok())
        && matches!(focused.closest("dialog"), Ok(None))
    {
        // Refused only by what never has it.
        let _ = focused.blur();
    }
}

/// Gives the focus to what is called so, and opens what it is folded into.
pub fn give_to(id: &str) {
    let element = document().get_element_by_id(id);
    let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    if let Ok(Some(folded)) = element.closest("details") {
        // Fails only for a name that is no name.
        let _ = folded.set_attribute("open", "");
    }
    // Refused only for elements that cannot have it.
    let _ = element.focus();
}

fn catch_up() {
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
