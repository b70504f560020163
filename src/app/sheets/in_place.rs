//! What stands in place of an embedded table where the page around it asks for that: a deal to replay or to play on, a
//! sitting by number, or one to go on with. The rooms that show them read what is asked for.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::embed::EmbedRequest;
use crate::app::lazy::Sheet;
use crate::app::table::page::Page;
use crate::sitting::save::SaveError;
use crate::sitting::session::Session;

/// Opens what is asked for.
pub fn open(request: EmbedRequest) {
    if !request.waits_untracked() {
        return;
    }
    let page = expect_context::<Page>();
    // The page is being drawn.
    let open = move || match request.sitting() {
        Some(sitting) => resume(page, request, &sitting),
        None => in_a_room(page, request),
    };
    set_timeout(open, Duration::ZERO);
}

fn in_a_room(page: Page, request: EmbedRequest) {
    if request.is_in_place() {
        page.sheet.set(Some(match request.is_replay() {
            true => Sheet::Replay,
            false if request.lesson().is_some() => Sheet::Written,
            false => Sheet::Ten,
        }));
    } else {
        request.done();
    }
}

/// Goes on with the sitting at the table itself. One that cannot go on gives way to what else is asked for.
fn resume(page: Page, request: EmbedRequest, sitting: &str) {
    let read = move |read: Result<Session, SaveError>| match read {
        Ok(session) => {
            page.game.resume(session);
            request.done();
        }
        Err(error) => {
            request.refuse_sitting(error);
            in_a_room(page, request);
        }
    };
    page.save_state
        .from_address
        .read_save(sitting, Box::new(read));
}
