//! Who pays whom at the end of a sitting with real cards.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Object;

use crate::app::i18n::say;
use crate::app::platform::js;
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::{BankPress, Press};
use crate::app::words;
use crate::engine::{Seat, SeatView};
use crate::sitting::transfers::{Transfer, transfers};

/// Draws who pays whom, and a button that copies it as text.
#[must_use]
pub fn settling(game: &Model) -> Vec<Node> {
    let title = Node::new("h3", "").key(50).text(say::BANK_SETTLE.get());
    let lines = lines(game).into_iter().zip(51..);
    let lines = lines.map(|(line, key)| Node::new("p", "pays").key(key).text_owned(line));
    let share = Node::new("button", "asks")
        .key(49)
        .on(Press::Bank(BankPress::Copy))
        .text(match game.bank_plan().copied {
            true => say::BANK_COPIED.get(),
            false => say::BANK_SHARE.get(),
        });
    let back = Node::new("button", "asks")
        .key(48)
        .on(Press::Bank(BankPress::Undo(true)))
        .attr("aria-keyshortcuts", "Z")
        .text(say::BANK_UNDO_IT.get());
    let mut nodes = vec![title];
    nodes.extend(lines);
    nodes.push(share);
    nodes.extend(game.can_undo().then_some(back));
    nodes
}

/// Passes the result on as text: by the device's share menu, or by the clipboard.
pub fn pass_on(game: &Model) {
    let text = JsValue::from(transfers_text(game));
    let navigator = window().navigator();
    let shared = JsValue::from(Object::new());
    js::set(&shared, "text", &text);
    if js::call(&navigator, "share", &[shared]).is_none() {
        let clipboard = js::get(&navigator, "clipboard");
        clipboard.and_then(|clipboard| js::call(&clipboard, "writeText", &[text]));
    }
}

/// The result as text.
fn transfers_text(game: &Model) -> String {
    let gains = gains(game);
    let mut text: Vec<String> = Vec::new();
    for (seat, gain) in (0..).map(Seat).zip(&gains) {
        let name = game.seats().name(seat);
        text.push(format!("{name} {}", words::signed(*gain)));
    }
    text.push(String::new());
    text.extend(lines(game));
    text.join("\n")
}

/// Each transfer as a sentence.
fn lines(game: &Model) -> Vec<String> {
    let paid = transfers(&gains(game));
    if paid.is_empty() {
        return vec![say::BANK_ALL_EVEN.get().into()];
    }
    let name = |seat| game.seats().name(seat);
    let says = |Transfer { from, to, chips }| {
        say::bank_pays(&game.seats().somebody(from), &name(to), chips)
    };
    paid.into_iter().map(says).collect()
}

/// What each player has won, debts among them included.
fn gains(game: &Model) -> Vec<i64> {
    let brought = game.brought();
    game.settled(|view| {
        let gain = |(place, brought): (SeatView<'_>, u64)| {
            let brought = i64::try_from(brought).unwrap_or(i64::MAX);
            view.net_chips(place.seat()).saturating_sub(brought)
        };
        view.seats().zip(brought).map(gain).collect()
    })
}
