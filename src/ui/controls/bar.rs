//! The rail along the top: the mark, what is agreed, the menu.

use crate::ui::embed;
use crate::ui::language::say;
use crate::ui::page::Page;
use crate::ui::pages::{Piece, Sheet};
use crate::ui::patch::{Node, svg};
use crate::ui::press::Press;
use crate::ui::words;

/// The rail along the top.
#[must_use]
pub fn bar(page: Page) -> Node {
    let game = page.game;
    let (carried, deals) = game.public(|view| (view.carried(), view.deals()));
    // Where lives are lost the pot stays until the last deal.
    let is_told = carried > 0 && !game.swaps();
    let house = if is_told {
        say::pot_carried(carried)
    } else {
        game.public(|view| words::house(view.rules()))
    };
    // Once somebody plays: it keeps its place whether or not he may buy in now.
    let buy = (!game.is_watched() && deals > 0).then(|| {
        let may = !game.is_buying() && !game.buyers().is_empty();
        let ring = Node::new("circle", "").with("cx", "12").with("cy", "12");
        let picture = svg("0 0 24 24").hold(ring.with("r", "9.5"));
        button(say::BUY_IN.get(), Press::Buy(may))
            .with("title", say::BUY_IN.get())
            .off(!may)
            .hold(picture.hold(path("M12 7.5v9M7.5 12h9")))
    });
    // Before the first deal the felt has the way to all the rules.
    let beats = (deals > 0).then(|| {
        let ask = path("M8.2 8.6a3.9 3.9 0 1 1 5.5 3.9q-1.7.8-1.7 2.7M12 19.2v.1");
        button(say::WHAT_BEATS_WHAT.get(), Press::Open(Sheet::Beats))
            .key(2)
            .hold(svg("0 0 24 24").hold(ask))
    });
    let menu = button(say::MENU.get(), Press::Open(Sheet::House))
        .key(1)
        .hold(svg("0 0 24 24").hold(path("M4 7h16M4 12h16M4 17h16")));
    Node::new("header", "bar")
        .hold(Node::new("span", "mark").hold(mark()).says("Brag"))
        .hold(Node::new("span", "house").tells(house))
        .maybe(beats)
        .maybe(buy)
        .maybe(in_full(page))
        .hold(menu)
}

fn button(name: &'static str, press: Press) -> Node {
    Node::new("button", "").with("aria-label", name).on(press)
}

fn path(d: &'static str) -> Node {
    Node::new("path", "").with("d", d)
}

fn mark() -> Node {
    let card = |x, y, height| {
        Node::new("rect", "")
            .with("x", x)
            .with("y", y)
            .with("width", "11")
            .with("height", height)
            .with("rx", "2")
    };
    let fan = Node::new("g", "")
        .with("fill", "none")
        .with("stroke", "currentColor")
        .with("stroke-width", "2.2")
        .with("stroke-linejoin", "round")
        .hold(card("11", "6", "17").with("transform", "rotate(-24 16 26)"))
        .hold(card("10.5", "5", "17").with("transform", "rotate(24 16 26)"));
    let front = card("10.5", "4", "18").with("fill", "currentColor");
    svg("0 0 32 32").hold(fan).hold(front)
}

/// The way from an embedded table to the whole page. Elsewhere not even its place is there: it would push the others together.
fn in_full(page: Page) -> Option<Node> {
    embed::is_embedded()
        .then(|| page.piece(Piece::InFull))
        .flatten()
}
