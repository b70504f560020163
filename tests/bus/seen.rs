//! What a player has seen is true after every turn of any deal.

use brag::bots::bus::{Move, Seen};
use brag::cards::{Card, Pack, Ranking};
use std::cell::RefCell;

use crate::dice::Dice;
use crate::table::{Player, deal};

fn any(seen: &Seen, dice: &mut Dice) -> Move {
    if seen.may_stick() && dice.one_in(12) {
        return Move::Stick;
    }
    if dice.one_in(5) {
        return Move::SwapAll;
    }
    Move::Swap {
        give: dice.pick(&seen.own().0),
        place: dice.below(3) as usize,
    }
}

#[test]
fn what_is_seen_is_true() {
    let ranking = Ranking::brag();
    let dice = RefCell::new(Dice::new(3));
    let mut pack: Vec<Card> = Pack::sorted().iter().collect();
    let player = |_: &Ranking, seen: &Seen| any(seen, &mut dice.borrow_mut());
    for round in 0..2000 {
        dice.borrow_mut().shuffle(&mut pack);
        let count = 2 + round % 8;
        let players: Vec<Player> = (0..count).map(|_| &player as Player).collect();
        deal(&ranking, &pack, &vec![3; count], round % 3 > 0, &players);
    }
}
