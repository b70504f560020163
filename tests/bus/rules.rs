//! The deal of V73 in RULES 6.9, which checks the tests' own table against the rules.

use brag::bots::bus::{Move, Seen};
use brag::cards::{Card, Pack, Ranking};
use std::cell::Cell;

use crate::table::{Player, deal};

fn swap(give: &str, place: usize) -> Move {
    let give = give.parse().unwrap();
    Move::Swap { give, place }
}

#[test]
fn v73() {
    let first = "Ks 9s Ah 7d 9h 8c 2c 4d 5s 7c Kd 3h";
    let mut pack: Vec<Card> = first.split(' ').map(|card| card.parse().unwrap()).collect();
    let rest: Vec<Card> = Pack::sorted()
        .iter()
        .filter(|card| !pack.contains(card))
        .collect();
    pack.extend(rest);
    let script = [
        swap("2c", 1),
        swap("4d", 0),
        Move::SwapAll,
        swap("7d", 0),
        swap("7c", 1),
        Move::Stick,
        swap("Ah", 0),
        swap("8c", 0),
    ];
    let next = Cell::new(0);
    let player = |_: &Ranking, _: &Seen| script[next.replace(next.get() + 1)];
    let players: [Player; 3] = [&player, &player, &player];
    let outcome = deal(&Ranking::brag(), &pack, &[3, 3, 3], false, &players);
    assert_eq!((outcome.by, outcome.turns), (2, 8));
    assert_eq!(outcome.lost, [1]);
    let shown = shown(&outcome.shown);
    assert_eq!(shown, ["Ks 7d Kd", "9s 9h Ah", "4d 2c 3h"]);
}

fn shown(hands: &[[Card; 3]]) -> Vec<String> {
    let text = |[a, b, c]: &[Card; 3]| format!("{a} {b} {c}");
    hands.iter().map(text).collect()
}
