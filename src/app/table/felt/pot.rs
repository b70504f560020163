//! The middle of the felt: the pot, the cost of a bet, the pack, and chips in flight.

use super::card::{BACK, CARD, face, picture};
use super::chips::{coin, pile};
use crate::app::i18n::{Text, say};
use crate::app::table::game::{Flight, Model, Phase};
use crate::app::table::patch::{Node, svg};
use crate::app::table::places::layout::Layout;
use crate::app::table::places::spots::Spot;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::app::words;
use crate::engine::{Chips, Event, Purse, View};

/// Draws the pot.
pub fn pot(scene: &Scene<'_>, view: View<'_>) -> Node {
    let (total, carried) = (view.pot(), view.carried());
    let closed = view.pots().split_last();
    let closed = closed.map_or(0, |(_, closed)| closed.iter().sum::<u64>());
    let name = Node::new("span", "sr").text(say::POT.get()).text(" ");
    let sum = Node::new("span", "total")
        .attr_if(total == 0, "class", "total none")
        .child(name)
        .child(rolls(total));
    let carried =
        (carried > 0).then(|| Node::new("span", "carried").text_owned(say::carried(carried)));
    let closed = (closed > 0).then(|| Node::new("span", "side").text_owned(say::covered(closed)));
    Node::new("div", "pot")
        .attr("translate", "no")
        .child(pile(total))
        .child(sum)
        .maybe_child(carried)
        .maybe_child(closed)
        .maybe_child(stake(scene, view))
}

/// Draws the stake plate: what a bet costs now.
fn stake(scene: &Scene<'_>, view: View<'_>) -> Option<Node> {
    if scene.game.phase() != Phase::Playing {
        return None;
    }
    (scene.family.speech.stake)(view)
}

/// Draws a line of the stake plate: a label and a cost, with its chip.
pub fn pays(says: Text, chips: Chips) -> Node {
    let pays = Node::new("span", "").text(says.get());
    let cost = Node::new("b", "roll").key(chips);
    let cost = cost.maybe_child(coin(chips));
    pays.text(" ").child(cost.text_owned(chips.to_string()))
}

/// Draws a number that rolls in whenever it changes.
fn rolls(number: u64) -> Node {
    Node::new("span", "roll")
        .key(number)
        .text_owned(number.to_string())
}

/// Draws the card that is turned up beneath the pack.
pub fn bottom(view: View<'_>) -> Option<Node> {
    let card = view.turned()?;
    let node = Node::new("div", "bottom")
        .attr("role", "img")
        .attr_owned("aria-label", say::bottom_card(&words::card_name(card)))
        .child(svg(CARD).child(face(card)));
    Some(node)
}

/// Draws the pack and the number of its cards.
pub fn pack(game: &Model, view: View<'_>) -> Node {
    let riffles = view.deals() > 1 && game.is_last(|event| matches!(event, Event::Shuffled { .. }));
    Node::new("div", "pack")
        .attr_if(riffles, "class", "pack riffle")
        .child(svg(CARD).child(picture(BACK)))
        .child(Node::new("i", ""))
        .child(Node::new("i", ""))
        .child(Node::new("span", "count").text_owned(say::cards_left(view.pack_len() as u64)))
}

/// Draws the chips that fly between the seats and the pot.
pub fn flights(game: &Model, layout: &Layout) -> Vec<Node> {
    let shown = &layout.shown;
    let is_against_bank = game.view(|view| view.rules().is_against_bank());
    let spot = move |purse: Purse| match purse {
        Purse::Seat(seat) => match shown.slot(seat) {
            Some(slot) => shown.plate(slot),
            None => layout.ring.spot(seat),
        },
        Purse::Pot(_) if is_against_bank => Spot::BANK,
        // Beneath the hands that are shown.
        Purse::Pot(_) if !shown.seats.is_empty() => Spot::OWN,
        // Chips from outside the game do not fly across the felt.
        Purse::Pot(_) | Purse::Outside => Spot::POT,
        Purse::Bank => Spot::BANK,
    };
    let fly = move |flight: &Flight| {
        let way = spot(flight.from).style("from-") + &spot(flight.to).style("to-");
        Node::new("div", "chipfly")
            .key(flight.number.into())
            .attr("aria-hidden", "true")
            .attr_owned("style", way)
            .on(Press::Landed(flight.number))
            .child(pile(flight.chips))
    };
    game.flights().iter().map(fly).collect()
}
