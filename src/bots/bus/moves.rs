//! The moves of a turn, and the strongest swap.

use crate::cards::{Card, Hand, HandValue, Ranking};

/// A move at Stop the Bus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Gives one card for the card at this place of the board, 0 to 2.
    Swap {
        /// The card given.
        give: Card,
        /// The place of the card taken.
        place: usize,
    },
    /// Gives all three cards for the three on the board.
    SwapAll,
    /// Stops the bus.
    Stick,
}

/// The strongest hand that a swap can make of these cards. Also the swap, as the places of the card given and the
/// card taken; `None`: all three cards. `open` tells which cards of the board the player knows.
pub(super) fn strongest(
    ranking: &Ranking,
    hand: [Card; 3],
    board: [Card; 3],
    open: [bool; 3],
) -> (HandValue, Option<(usize, usize)>) {
    let mut best = None;
    if open == [true; 3] {
        best = Some((ranking.value(Hand(board)), None));
    }
    for (place, card) in board.into_iter().enumerate() {
        if !open[place] {
            continue;
        }
        for give in 0..3 {
            let mut after = hand;
            after[give] = card;
            let value = ranking.value(Hand(after));
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, Some((give, place))));
            }
        }
    }
    best.unwrap_or((ranking.value(Hand(hand)), None))
}
