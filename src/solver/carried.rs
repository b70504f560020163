//! What a carried pot is worth to those who play for it in the next deal.

use crate::engine::BlindLast;

/// The shares of a carried pot that are those of a keeper of two: of the first in turn, and of the dealer, in thousandths.
/// The dealer has the first turn in the next deal, which is better. They are what a solver finds for the next deal.
const KEEPERS_OF_TWO: [u32; 2] = [520, 610];

/// The shares of a carried pot, if so many players were dealt in. With more than two it goes by the hands in the next deal:
/// the keeper has two of one more than there are players.
pub(super) fn shares(rule: BlindLast, players: u32) -> [[u32; 2]; 2] {
    let players = players.max(2);
    let of_last = match (rule, players) {
        (BlindLast::Keep, 2) => KEEPERS_OF_TWO,
        (BlindLast::Keep, _) => [2000 / (players + 1); 2],
        (BlindLast::Carry | BlindLast::Win, _) => [1000 / players; 2],
    };
    of_last.map(|last| [last, (1000 - last) / (players - 1)])
}
