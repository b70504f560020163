//! Who pays whom at the end of a sitting with real cards.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Object;

use crate::app::i18n::say;
use crate::app::platform::js;
use crate::app::table::game::Model;
use crate::app::table::patch::Node;
use crate::app::table::press::{BankPress, Press};
use crate::app::words::{self, join_list};
use crate::engine::{Chips, Presence, Role, Seat, SeatView, View};
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

/// Who gets what was left in the pots, and each transfer as a sentence.
fn lines(game: &Model) -> Vec<String> {
    let heirs = game.settled(heirs);
    let pot = game.settled(|view| view.pot());
    let who = (0..).map(Seat).zip(&heirs);
    let who = who.filter(|(_, chips)| **chips > 0);
    let who: Vec<String> = who.map(|(seat, _)| game.seats().name(seat)).collect();
    let mut lines = Vec::new();
    if pot > 0 {
        let pot = say::bank_pot(say::POT.get(), &join_list(who), pot);
        lines.push(pot);
    }
    let paid = transfers(&gains(game));
    if paid.is_empty() {
        lines.push(say::BANK_ALL_EVEN.get().into());
    }
    let name = |seat| game.seats().name(seat);
    let says = |Transfer { from, to, chips }| {
        say::bank_pays(&game.seats().somebody(from), &name(to), chips)
    };
    lines.extend(paid.into_iter().map(says));
    lines
}

/// The chips that lie in the pots of a sitting that is left, by seat. Whoever keeps a blind hand has them, as where a sitting
/// is over by itself; otherwise those at the table share them, and odd chips go to the first.
fn heirs(view: View<'_>) -> Vec<Chips> {
    let keeps = |seat: &SeatView<'_>| seat.hands().any(|hand| hand.role() == Role::Kept);
    let is_here = |seat: &SeatView<'_>| seat.presence() == Presence::Here;
    let keeper = view.seats().find(keeps).map(|seat| seat.seat());
    let heirs: Vec<Seat> = match keeper {
        Some(keeper) => vec![keeper],
        None => view
            .seats()
            .filter(is_here)
            .map(|seat| seat.seat())
            .collect(),
    };
    let (pot, shares) = (view.pot(), heirs.len().max(1) as Chips);
    let of_heir = |nth: usize| pot / shares + Chips::from((nth as Chips) < pot % shares);
    let of = |seat: Seat| heirs.iter().position(|heir| *heir == seat);
    view.seats()
        .map(|seat| of(seat.seat()).map_or(0, of_heir))
        .collect()
}

/// What each player has won, debts among them and his share of the pots included.
fn gains(game: &Model) -> Vec<i64> {
    let brought = game.brought();
    let whole = |chips: Chips| i64::try_from(chips).unwrap_or(i64::MAX);
    game.settled(|view| {
        let gain = |((place, brought), share): ((SeatView<'_>, Chips), Chips)| {
            let has = view.net_chips(place.seat()).saturating_add(whole(share));
            has.saturating_sub(whole(brought))
        };
        let seats = view.seats().zip(brought);
        seats.zip(heirs(view)).map(gain).collect()
    })
}
