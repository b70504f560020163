//! The sitting as the page around an embedded table keeps it, because the frame stores nothing. It contains every card, so it is
//! sent only after that page has asked for it.

use std::time::Duration;

use leptos::prelude::*;

use super::report;
use super::wire::Wire;
use crate::app::platform::live::whenever;
use crate::app::table::game::{Game, Model};
use crate::sitting::address::encoded;
use crate::sitting::save;

/// Sends the sitting after each action, once it is asked for.
pub fn report(wire: Wire, game: Game) {
    let is_due = StoredValue::new(false);
    whenever(move |_| {
        // Its end changes it too.
        let _ = (game.changes(), game.phase());
        if !wire.keeps() || is_due.get_value() {
            return;
        }
        is_due.set_value(true);
        // Several actions may come in one task, and one message is enough.
        let later = move || {
            is_due.set_value(false);
            send(wire, game);
        };
        set_timeout(later, Duration::ZERO);
    });
}

/// Sends the sitting as it is.
pub fn send(wire: Wire, game: Game) {
    // Before the first deal there is nothing to go on with.
    let is_new = game.peek_at(Model::is_new);
    let sitting = (!is_new).then(|| game.export_text(save::write)).flatten();
    let letters = sitting.map(|text| encoded(&text));
    wire.send_kept(&report::kept(letters.as_deref()));
}
