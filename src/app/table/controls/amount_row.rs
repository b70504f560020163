//! The controls for an amount: a stepper, a slider, suggested amounts and a list of players.

use super::quick::quick;
use crate::app::i18n::say;
use crate::app::table::game::{AmountKind, Model, Range};
use crate::app::table::patch::Node;
use crate::app::table::press::Press;
use crate::app::table::scene::Scene;
use crate::engine::Seat;

/// Draws the row that sets the amount. `None`: none is asked for.
pub fn row(scene: &Scene<'_>) -> Option<Node> {
    let game = scene.game;
    let range = game.range()?;
    let Range { least, most, .. } = range;
    let now = game.amount()?;
    let fill = (now - least) * 100 / (most - least).max(1);
    let step = |name: &'static str, sign, up| {
        Node::new("button", "step")
            .key(u64::from(up))
            .attr("aria-label", name)
            // The slider does the same by arrow keys.
            .attr("tabindex", "-1")
            .on(Press::Step { up, by_key: false })
            .text(sign)
    };
    let slider = Node::new("input", "slide")
        .attr("type", "range")
        .attr("aria-label", say::AMOUNT.get())
        .attr_owned("min", least.to_string())
        .attr_owned("max", most.to_string())
        .attr_owned("step", range.step().to_string())
        .attr_owned(".value", now.to_string())
        .attr_owned("aria-valuetext", say::chips(now))
        .attr_owned("style", format!("--fill:{fill}%"))
        .on(Press::Slide);
    let bets = range.kind == AmountKind::Bet;
    let pot = game.public(|view| view.pot_in_play());
    let set = Node::new("span", "set")
        .child(slider)
        .maybe_child(bets.then(|| quick(now, least, most, pot)));
    let row = Node::new("div", "amount")
        .child(step(say::LESS.get(), "−", false))
        .child(set)
        .child(step(say::MORE.get(), "+", true))
        .maybe_child(seat_list(game, range.kind));
    Some(row)
}

/// Draws the list of seats that the amount may concern. `None`: there is only one.
fn seat_list(game: &Model, what: AmountKind) -> Option<Node> {
    let of = what.seat()?;
    let ranges = game.ranges().into_iter();
    let seats: Vec<Seat> = ranges.filter_map(|range| range.kind.seat()).collect();
    let one = |seat: Seat| {
        Node::new("option", "")
            .key(u64::from(seat.0))
            .attr_owned("value", seat.0.to_string())
            .text_owned(game.seats().name(seat))
    };
    (seats.len() > 1).then(|| {
        Node::new("select", "")
            .attr("aria-label", say::WHOM.get())
            .attr_owned(".value", of.0.to_string())
            .on(Press::Whom)
            .children(seats.into_iter().map(one).collect())
    })
}
