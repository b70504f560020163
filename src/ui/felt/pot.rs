//! What lies in the middle: chips, their sum, what a bet costs now, and the pack.

use super::cards::{BACK, CARD, face, picture};
use super::layout::Ring;
use super::plate;
use super::spots::Spot;
use crate::engine::{Chips, Event, Purse, View};
use crate::ui::family;
use crate::ui::game::{Flight, Game, Scene};
use crate::ui::language::{Text, say};
use crate::ui::patch::{Node, svg};
use crate::ui::press::Press;
use crate::ui::words;

/// The pot.
pub fn pot(view: View<'_>, scene: Scene) -> Node {
    let (total, carried) = (view.pot(), view.carried());
    let closed = view.pots().split_last();
    let closed = closed.map_or(0, |(_, closed)| closed.iter().sum::<u64>());
    let name = Node::new("span", "sr").says(say::POT.get()).says(" ");
    let sum = Node::new("span", "total")
        .when(total == 0, "class", "total none")
        .hold(name)
        .hold(rolls("span", total));
    let carried = (carried > 0).then(|| Node::new("span", "carried").tells(say::carried(carried)));
    let closed = (closed > 0).then(|| Node::new("span", "side").tells(say::covered(closed)));
    Node::new("div", "pot")
        .hold(pile(total).with("aria-hidden", "true"))
        .hold(sum)
        .maybe(carried)
        .maybe(closed)
        .maybe(stake(view, scene))
}

/// The stake plate: what a bet costs now.
fn stake(view: View<'_>, scene: Scene) -> Option<Node> {
    if scene != Scene::Playing {
        return None;
    }
    if let Some(speech) = family::speech(view.rules()) {
        return (speech.stake)(view);
    }
    let Some(vying) = view.rules().vying() else {
        let (says, chips) = (family::told()?.price)(view)?;
        return Some(Node::new("div", "stake").hold(pays(says, chips)));
    };
    let open = if view.stake() > 0 && !plate::is_between_deals(view) {
        view.stake()
    } else {
        vying.open_min
    };
    let blind = vying.blind_play.then(|| open.div_ceil(2));
    Some(
        Node::new("div", "stake")
            .hold(pays(say::OPEN_PAYS, open))
            .maybe(blind.map(|blind| pays(say::BLIND_PAYS, blind))),
    )
}

/// A part of it: what is paid, and how much.
pub fn pays(says: Text, chips: Chips) -> Node {
    let pays = Node::new("span", "").says(says.get());
    pays.says(" ").hold(rolls("b", chips))
}

/// A number that rolls in whenever it is another.
fn rolls(tag: &'static str, number: u64) -> Node {
    Node::new(tag, "roll").key(number).tells(number.to_string())
}

/// So many chips, the dearest first.
pub fn pile(mut chips: u64) -> Node {
    let mut pile = Node::new("div", "pile");
    for (worth, class) in [
        (100, "chip c100"),
        (25, "chip c25"),
        (5, "chip c5"),
        (1, "chip c1"),
    ] {
        let count = (chips / worth).min(8);
        chips %= worth;
        if count > 0 {
            let chip = |i| Node::new("i", class).made("style", format!("--i:{i}"));
            let stack = Node::new("span", "stack").key(worth);
            pile = pile.hold(stack.all((0..count).map(chip).collect()));
        }
    }
    pile
}

/// The card that was turned up beneath the pack.
pub fn bottom(view: View<'_>) -> Option<Node> {
    let card = view.turned()?;
    let node = Node::new("div", "bottom")
        .with("role", "img")
        .made("aria-label", say::bottom_card(&words::card_name(card)))
        .hold(svg(CARD).hold(face(card)));
    Some(node)
}

/// The pack and how many cards it has.
pub fn pack(game: Game, view: View<'_>) -> Node {
    let riffles = view.deals() > 1 && game.is_last(|event| matches!(event, Event::Shuffled { .. }));
    Node::new("div", "pack")
        .when(riffles, "class", "pack riffle")
        .hold(svg(CARD).hold(picture(BACK)))
        .hold(Node::new("i", ""))
        .hold(Node::new("i", ""))
        .hold(Node::new("span", "count").tells(say::cards_left(view.pack_len() as u64)))
}

/// Chips on their way to the pot, or back from it.
pub fn flights(game: Game, ring: Ring) -> Vec<Node> {
    let spot = move |purse: Purse| match purse {
        Purse::Seat(seat) => ring.spot(seat),
        // What comes from a pocket comes without a flight.
        Purse::Pot(_) | Purse::Outside => Spot::POT,
        Purse::House => Spot::HOUSE,
    };
    let fly = move |flight: Flight| {
        let way = spot(flight.from).style("from-") + &spot(flight.to).style("to-");
        Node::new("div", "chipfly")
            .key(flight.number.into())
            .with("aria-hidden", "true")
            .made("style", way)
            .on(Press::Landed(flight.number))
            .hold(pile(flight.chips))
    };
    game.flights().into_iter().map(fly).collect()
}
