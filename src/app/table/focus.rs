//! Keyboard focus. It follows the turn: when the focused button goes, the next one to press gets the focus, and where
//! there is none the controls, among which it will be. A question in the place of the turn gets it too.

use leptos::prelude::*;

use crate::app::platform::frame;
use crate::app::platform::js;
use crate::app::platform::live::whenever;
use crate::app::platform::reactive::Stored;
use crate::app::table::page::Page;

/// Moves the focus whenever the turn changes. The first paint moves nothing: nobody has pressed anything yet.
pub fn follow_the_turn(page: Page) {
    let Page {
        game,
        sheet,
        save_state,
        ..
    } = page;
    // Whether a question stood in the place of the turn.
    let asked = Stored::new(false);
    whenever(move |begun| {
        let _ = (
            game.phase(),
            game.is_my_turn(),
            game.choices(),
            game.curtain().is_some(),
            game.comparison().is_some(),
            game.is_covered(),
            game.is_buying(),
            sheet.get(),
            save_state.is_in_other_tab(),
        );
        if begun {
            request_animation_frame(move || restore_focus(page, asked));
        }
    });
}

fn restore_focus(page: Page, asked: Stored<bool>) {
    let first = |of| document().query_selector(of).ok().flatten();
    // A question behind a sheet is answered later. One about two blind hands is answered on the felt.
    let asks =
        first("dialog[open]").is_none() && first(".controls .choose .go, .is-asked").is_some();
    let begins = asks && !asked.get_value();
    asked.set_value(asks);
    // Its buttons come under a finger that has just hurried the others.
    if begins {
        page.calm();
    }
    if !frame::may_focus() {
        return;
    }
    // An element behind the curtain cannot have the focus. The browser removes it only with the next frame.
    let lost = document().active_element().is_none_or(|focused| {
        begins
            || matches!(focused.tag_name().as_str(), "BODY" | "SECTION")
            || matches!(focused.closest("[inert]"), Ok(Some(_)))
    });
    let next = first(".curtain .go, .room:not([inert]) .is-asked")
        .or_else(|| first(".room:not([inert]) .controls .go"))
        .or_else(|| first(".room:not([inert]) .controls"));
    if let Some(next) = next.filter(|_| lost) {
        // The table is always on the screen. A page around it must not be scrolled to it while its visitor reads on.
        let options = js::list([].into_iter()).into();
        js::set(&options, "preventScroll", &true.into());
        js::call(&next, "focus", &[options]);
    }
}
