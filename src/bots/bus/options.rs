//! What a player may do in his turn.

use super::moves::Move;
use super::seen::Seen;

/// All moves that this player may make.
pub(super) fn options(seen: &Seen) -> Vec<Move> {
    let gives = seen.own().0.into_iter();
    let swaps = gives.flat_map(|give| (0..3).map(move |place| Move::Swap { give, place }));
    let stick = seen.may_stick().then_some(Move::Stick);
    swaps.chain([Move::SwapAll]).chain(stick).collect()
}
