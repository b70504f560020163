//! What lies in the middle: chips, their sum, what a bet costs now, and the pack.

use super::cards::{CARD, picture};
use super::scene::{self, Ring};
use super::spots::Spot;
use crate::engine::{Event, Purse, View};
use crate::ui::game::{Flight, Game, Scene};
use crate::ui::language::say;
use crate::ui::patch::{Node, svg};
use crate::ui::press::Press;
use crate::ui::words;

/// The pot.
pub fn pot(view: View<'_>, scene: Scene) -> Node {
    let (total, carried) = (view.pot(), view.carried());
    let closed = view.pots().split_last();
    let closed = closed.map_or(0, |(_, closed)| closed.iter().sum::<u64>());
    let class = if total > 0 { "total" } else { "total none" };
    let sum = Node::new("span", "total").class(class).holds([
        Node::new("span", "sr").says(say::POT.get()).says(" "),
        rolls("span", total),
    ]);
    let carried = (carried > 0).then(|| Node::new("span", "carried").says(say::carried(carried)));
    let closed = (closed > 0).then(|| Node::new("span", "side").says(say::covered(closed)));
    let pile = pile(total).with("aria-hidden", "true");
    Node::new("div", "pot")
        .holds([pile, sum])
        .holds(carried)
        .holds(closed)
        .holds(stake(view, scene))
}

/// The stake plate: what a bet costs now.
fn stake(view: View<'_>, scene: Scene) -> Option<Node> {
    if scene != Scene::Playing {
        return None;
    }
    let vying = view.rules().vying()?;
    let open = if view.stake() > 0 && !scene::is_between_deals(view) {
        view.stake()
    } else {
        vying.open_min
    };
    let pays = |name, says: &'static str, chips| {
        let says = Node::new("span", "").says(says).says(" ");
        Node { name, ..says }.holds([rolls("b", chips)])
    };
    let blind = vying.blind_play.then(|| open.div_ceil(2));
    Some(
        Node::new("div", "stake")
            .holds([pays("open", say::OPEN_PAYS.get(), open)])
            .holds(blind.map(|blind| pays("blind", say::BLIND_PAYS.get(), blind))),
    )
}

/// A number that rolls in whenever it is another.
fn rolls(tag: &'static str, number: u64) -> Node {
    Node::new(tag, "roll").key(number).says(number.to_string())
}

/// So many chips, the dearest first.
fn pile(mut chips: u64) -> Node {
    let stacks = [(100, "c100"), (25, "c25"), (5, "c5"), (1, "c1")];
    let stacks = stacks.into_iter().filter_map(|(worth, name)| {
        let count = chips / worth;
        chips %= worth;
        (count > 0).then(|| stack(name, count.min(8)))
    });
    Node::new("div", "pile").holds(stacks)
}

fn stack(name: &'static str, count: u64) -> Node {
    let chip = |i| {
        let class = format!("chip {name}");
        let style = format!("--i:{i}");
        Node::new("i", "").with("class", class).with("style", style)
    };
    let stack = Node {
        name,
        ..Node::new("span", "")
    };
    stack.with("class", "stack").holds((0..count).map(chip))
}

/// The pack and how many cards it has, and the card that was turned up beneath it.
pub fn pack(game: Game, view: View<'_>) -> impl Iterator<Item = Node> {
    let riffles = view.deals() > 1 && game.is_last(|event| matches!(event, Event::Shuffled { .. }));
    let bottom = view.turned().map(|card| {
        let face = picture(format!("cards.svg#{card}"));
        Node::new("div", "bottom")
            .with("role", "img")
            .with("aria-label", say::bottom_card(&words::card_name(card)))
            .holds([svg(CARD).holds([face])])
    });
    let pack = Node::new("div", "pack")
        .class(if riffles { "pack riffle" } else { "pack" })
        .holds([
            svg(CARD).holds([picture("back.svg#back")]),
            Node::new("i", ""),
            Node::new("i", ""),
            Node::new("span", "count").says(say::cards_left(view.pack_len() as u64)),
        ]);
    bottom.into_iter().chain([pack])
}

/// Chips on their way to the pot, or back from it.
pub fn flights(game: Game, ring: Ring) -> Vec<Node> {
    let spot = move |purse: Purse| match purse {
        Purse::Seat(seat) => ring.spot(seat),
        // What comes from a pocket comes without a flight.
        Purse::Pot(_) | Purse::Outside => Spot::POT,
    };
    let fly = move |flight: Flight| {
        let way = spot(flight.from).style("from-") + &spot(flight.to).style("to-");
        Node::new("div", "chipfly")
            .key(flight.number.into())
            .with("aria-hidden", "true")
            .with("style", way)
            .on(Press::Landed(flight.number))
            .holds([pile(flight.chips)])
    };
    game.flights().into_iter().map(fly).collect()
}
