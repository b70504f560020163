//! What stands in place of an embedded table where the page around it asks for that: a deal to replay or to play on, or
//! a sitting by number. The rooms that show them read what is asked for.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::embed::EmbedRequest;
use crate::app::lazy::Sheet;

/// Opens what is asked for.
pub fn open(request: EmbedRequest) {
    let sheet = expect_context::<RwSignal<Option<Sheet>>>();
    if !request.waits_untracked() {
        return;
    }
    let wanted = match request.is_replay() {
        true => Sheet::Replay,
        false => Sheet::Ten,
    };
    // The page is being drawn.
    set_timeout(move || sheet.set(Some(wanted)), Duration::ZERO);
}
