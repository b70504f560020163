//! Opens the sheet with the code of a hand whenever the table asks for it.

use leptos::prelude::*;

use crate::app::lazy::Sheet;
use crate::app::platform::live::whenever;
use crate::app::table::game::Game;

/// Draws nothing. It opens the sheet as long as it is on the page.
#[component]
pub fn Requests() -> impl IntoView {
    let game = expect_context::<Game>();
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    let requests = Memo::new(move |_| game.code_requests());
    whenever(move |begun| {
        if requests.get() > 0 && begun {
            sheet.set(Some(Sheet::HandCode));
        }
    });
}
