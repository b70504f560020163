//! Opens the sheet with the code of a hand whenever the table asks for it.

use leptos::prelude::*;

use crate::app::lazy::{OpenSheet, Sheet};
use crate::app::platform::live::whenever;
use crate::app::table::game::{Game, Model};

/// Draws nothing. It opens the sheet as long as it is on the page.
#[component]
pub fn Requests() -> impl IntoView {
    let game = expect_context::<Game>();
    let sheet = expect_context::<OpenSheet>();
    let requests = Memo::new(move |_| game.code_requests());
    whenever(move |begun| {
        let waits = || !game.peek_at(Model::compared_on_phones).is_empty();
        if requests.get() > 0 && (begun || waits()) {
            sheet.set(Some(Sheet::HandCode));
        }
    });
    // A sideshow waits for the phones until their sheet is closed.
    let shows = Memo::new(move |_| sheet.get() == Some(Sheet::HandCode));
    whenever(move |begun| {
        if !shows.get() && begun {
            game.codes_are_read();
        }
    });
}
