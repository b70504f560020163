//! The rail along the top: the name, the house rules, the menu.

use crate::app::i18n::say;
use crate::app::lazy::{Piece, Sheet};
use crate::app::table::patch::{Node, svg};
use crate::app::table::press::{BankPress, Press};
use crate::app::table::scene::Scene;
use crate::engine::Ask;

/// Draws the rail during a sitting.
#[must_use]
pub fn bar(scene: &Scene<'_>) -> Node {
    let game = scene.game;
    let deals = game.public(|view| view.deals());
    let house = game.public(|view| game.family_words().rail_of(view.rules()));
    let left = game.public(|view| {
        let left = view.deals_left()?;
        let is_on = view.deals() > 0 && view.ask() != Ask::Over;
        is_on.then(|| match view.plays_out() {
            true => say::UNTIL_THE_POT_IS_WON.get().to_owned(),
            false => say::deals_left(left),
        })
    });
    let house = match left {
        // It goes first: the rest is left out where the rail is narrow.
        Some(left) => left + " · " + &house,
        None => house,
    };
    // The button keeps its place whether or not the player may buy in now.
    let has_real_cards = game.has_real_cards();
    let buy = (!game.seats().is_watched() && deals > 0 && !has_real_cards).then(|| {
        let may = !game.is_buying() && !game.buyers().is_empty();
        let ring = Node::new("circle", "").attr("cx", "12").attr("cy", "12");
        let picture = svg("0 0 24 24").child(ring.attr("r", "9.5"));
        button(say::BUY_IN.get(), Press::Buy(may))
            .attr("title", say::BUY_IN.get())
            .aria_disabled(!may)
            .child(picture.child(path("M12 7.5v9M7.5 12h9")))
    });
    let players = (game.has_comers() && deals > 0).then(|| {
        let picture = svg("0 0 24 24").child(path(
            "M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 20c0-3.5 2.8-5.5 6.5-5.5s6.5 2 6.5 5.5M16 5a3.3 3.3 0 0 1 0 6.2M18 15c2.2.8 3.5 2.500 3.5 5",
        ));
        button(say::BANK_PLAYERS.get(), Press::Open(Sheet::Players))
            .key(3)
            .attr("title", say::BANK_PLAYERS.get())
            .child(picture)
    });
    let undo = has_real_cards.then(|| {
        let may = game.can_undo() && !game.bank_plan().undoes;
        button(say::BANK_UNDO.get(), Press::Bank(BankPress::Undo(may)))
            .key(2)
            .attr("title", say::BANK_UNDO.get())
            .attr("aria-keyshortcuts", "Z")
            .aria_disabled(!may)
            .child(svg("0 0 24 24").child(path("M9 5 4 10l5 5M4 10h10a5 5 0 0 1 0 10h-4")))
    });
    rail(
        scene,
        house,
        undo.into_iter().chain(players).chain(buy).collect(),
    )
}

/// Draws the rail with a line about the house rules and these buttons before the menu.
#[must_use]
pub fn rail(scene: &Scene<'_>, house: String, buttons: Vec<Node>) -> Node {
    let menu = button(say::MENU.get(), Press::Open(Sheet::Menu))
        .key(1)
        .child(svg("0 0 24 24").child(path("M4 7h16M4 12h16M4 17h16")));
    let plays = scene.game.public(|view| view.deals()) > 0;
    let beats = plays || scene.pieces.is_some();
    let beats = beats.then(|| in_place(scene, Piece::Beats, 4, "visibility:hidden"));
    // A link has no margin.
    let in_full = || in_place(scene, Piece::InFull, 5, "visibility:hidden;margin:0");
    let in_full = scene.is_embedded.then(in_full);
    Node::new("header", "bar")
        .child(Node::new("h1", "mark").child(mark()).text("Brag"))
        .child(in_parts(house))
        .maybe_child(beats)
        .children(buttons)
        .maybe_child(in_full)
        .child(menu)
}

/// Draws a button that comes with the sheets. Until they are here its place is kept, so that no other button moves.
fn in_place(scene: &Scene<'_>, piece: Piece, key: u64, style: &'static str) -> Node {
    scene.piece(piece).unwrap_or_else(|| {
        let place = Node::new("button", "").key(key);
        place.attr("disabled", "").attr("style", style)
    })
}

/// Draws the line about the house rules. If the rail is narrow, the text from the space before the first `·` on is left out.
fn in_parts(mut first: String) -> Node {
    let dot = first.find('·');
    let rest = dot.map(|at| {
        let before = first[..at].strip_suffix(' ').map_or(at, str::len);
        first.split_off(before)
    });
    let part = |part: String| Node::new("span", "").text_owned(part);
    let line = Node::new("span", "rail-line").child(part(first));
    line.maybe_child(rest.map(|rest| part(rest).key(1)))
}

fn button(name: &'static str, press: Press) -> Node {
    Node::new("button", "").attr("aria-label", name).on(press)
}

fn path(d: &'static str) -> Node {
    Node::new("path", "").attr("d", d)
}

fn mark() -> Node {
    let card = |x, y, height| {
        Node::new("rect", "")
            .attr("x", x)
            .attr("y", y)
            .attr("width", "11")
            .attr("height", height)
            .attr("rx", "2")
    };
    let fan = Node::new("g", "")
        .attr("fill", "none")
        .attr("stroke", "currentColor")
        .attr("stroke-width", "2.2")
        .attr("stroke-linejoin", "round")
        .child(card("11", "6", "17").attr("transform", "rotate(-24 16 26)"))
        .child(card("10.5", "5", "17").attr("transform", "rotate(24 16 26)"));
    let front = card("10.5", "4", "18").attr("fill", "currentColor");
    svg("0 0 32 32").child(fan).child(front)
}
