//! What the tempers like and dislike beyond the odds.

use super::moves::Move;
use super::seen::Seen;
use super::worth::Worth;
use crate::policy::Temper;

/// In thousandths of a life.
struct Leaning {
    /// What a life lost by one's own stick costs beyond a life.
    fear: i64,
    /// To take the card that lies face down.
    unseen: i64,
    all: i64,
}

/// Waits till it is sure, and takes what it can see.
const CAREFUL: Leaning = Leaning {
    fear: 350,
    unseen: -80,
    all: -40,
};

const STRAIGHTFORWARD: Leaning = Leaning {
    fear: 0,
    unseen: 0,
    all: 0,
};

/// Stops the bus before the others are ready, and would rather not know what it takes.
const BRAGGER: Leaning = Leaning {
    fear: -450,
    unseen: 80,
    all: 60,
};

/// Everybody sticks the more gladly the longer the deal goes on, and in the end whatever he holds.
const IMPATIENCE: i64 = 25;

/// What a player of this temper adds to the worth of this move, by the odds, in the same measure.
pub(super) fn lean(temper: Temper, seen: &Seen, action: Move, worth: &Worth, mean: i64) -> i64 {
    let leaning = match temper {
        Temper::Careful => CAREFUL,
        Temper::Straightforward => STRAIGHTFORWARD,
        Temper::Bragger => BRAGGER,
    };
    let life = worth.safe() as i64 - worth.lost() as i64;
    let thousandths = match action {
        Move::Stick => {
            let risk = (worth.safe() as i64 - mean).max(0);
            let patience = IMPATIENCE * (i64::from(seen.turns()) - 2);
            return (patience * life - leaning.fear * risk) / 1000;
        }
        Move::SwapAll => leaning.all,
        Move::Swap { place, .. } if seen.board().get(place) == Some(&None) => leaning.unseen,
        Move::Swap { .. } => 0,
    };
    thousandths * life / 1000
}
