//! A simple player: swaps for the best hand at once, and sticks on a pair or better.

use brag::bots::bus::{Move, Seen};
use brag::cards::{Hand, HandKind, Ranking};

pub fn greedy(ranking: &Ranking, seen: &Seen) -> Move {
    let own = seen.own();
    if seen.may_stick() && ranking.value(own).kind() >= HandKind::Pair {
        return Move::Stick;
    }
    let mut best = None;
    for (place, card) in seen.board().into_iter().enumerate() {
        for (nth, give) in own.0.into_iter().enumerate() {
            let Some(card) = card else { continue };
            let mut hand = own.0;
            hand[nth] = card;
            let swap = (ranking.value(Hand(hand)), Move::Swap { give, place });
            if best.is_none_or(|(most, _)| swap.0 > most) {
                best = Some(swap);
            }
        }
    }
    if let [Some(a), Some(b), Some(c)] = seen.board() {
        let all = ranking.value(Hand([a, b, c]));
        if best.is_none_or(|(most, _)| all > most) {
            return Move::SwapAll;
        }
    }
    best.map_or(Move::SwapAll, |(_, swap)| swap)
}
