//! Keyboard focus. It follows the turn: when the focused button goes, the next one to press gets the focus, and where
//! there is none the controls, among which it will be.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::platform::frame;
use crate::app::platform::js;
use crate::app::platform::live::whenever;
use crate::app::table::page::Page;

/// Moves the focus whenever the turn changes. The first paint moves nothing: nobody has pressed anything yet.
pub fn follow_the_turn(page: Page) {
    let Page {
        game,
        sheet,
        save_state,
        ..
    } = page;
    whenever(move |begun| {
        let _ = (
            game.scene(),
            game.is_my_turn(),
            game.choices(),
            game.curtain().is_some(),
            game.comparison().is_some(),
            game.screen.is_peeking(),
            game.is_buying(),
            sheet.get(),
            save_state.is_elsewhere(),
        );
        if begun {
            request_animation_frame(restore_focus);
        }
    });
}

/// Focuses the element with this id, and opens the folded section around it. In a frame it does so only if the visitor
/// is there.
pub fn focus_element(id: &str) {
    if !frame::may_focus() {
        return;
    }
    let element = document().get_element_by_id(id);
    let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    if let Ok(Some(folded)) = element.closest("details") {
        // Fails only for an invalid name.
        let _ = folded.set_attribute("open", "");
    }
    // Fails only for elements that cannot have the focus.
    let _ = element.focus();
}

fn restore_focus() {
    if !frame::may_focus() {
        return;
    }
    // An element behind the curtain cannot have the focus. The browser removes it only with the next frame.
    let lost = document().active_element().is_none_or(|focused| {
        matches!(focused.tag_name().as_str(), "BODY" | "SECTION")
            || matches!(focused.closest("[inert]"), Ok(Some(_)))
    });
    let first = |of| document().query_selector(of).ok().flatten();
    let next = first(".curtain .go, .room:not([inert]) .controls .go")
        .or_else(|| first(".room:not([inert]) .controls"));
    if let Some(next) = next.filter(|_| lost) {
        // The table is always on the screen. A page around it must not be scrolled to it while its visitor reads on.
        let options = js::list([].into_iter()).into();
        js::set(&options, "preventScroll", &true.into());
        js::call(&next, "focus", &[options]);
    }
}
