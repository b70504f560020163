//! What each temper prefers beyond the odds.

use super::moves::Move;
use super::seen::Seen;
use super::worth::Worth;
use crate::bots::Temper;

/// The preferences, in thousandths of a life.
struct Preference {
    /// The extra cost of a life that the bot loses after sticking itself.
    fear: i64,
    /// The preference for the face-down card.
    unseen: i64,
    all: i64,
}

/// Sticks only with a safe hand, and takes cards that it can see.
const CAREFUL: Preference = Preference {
    fear: 350,
    unseen: -80,
    all: -40,
};

const STRAIGHTFORWARD: Preference = Preference {
    fear: 0,
    unseen: 0,
    all: 0,
};

/// Sticks early, and likes cards that it cannot see.
const BRAGGER: Preference = Preference {
    fear: -450,
    unseen: 80,
    all: 60,
};

/// The longer the deal lasts, the sooner every bot sticks. In the end it sticks with any hand.
const IMPATIENCE: i64 = 25;

/// What a bot of this temper adds to the worth of a move.
pub(super) fn preference(
    temper: Temper,
    seen: &Seen,
    action: Move,
    worth: &Worth,
    mean: i64,
) -> i64 {
    let preference = match temper {
        Temper::Careful => CAREFUL,
        Temper::Straightforward | Temper::Expert => STRAIGHTFORWARD,
        Temper::Bragger => BRAGGER,
    };
    let life = worth.safe() as i64 - worth.lost() as i64;
    let thousandths = match action {
        Move::Stick => {
            let risk = (worth.safe() as i64 - mean).max(0);
            let patience = IMPATIENCE * (i64::from(seen.turns()) - 2);
            return (patience * life - preference.fear * risk) / 1000;
        }
        Move::SwapAll => preference.all,
        Move::Swap { place, .. } if seen.board().get(place) == Some(&None) => preference.unseen,
        Move::Swap { .. } => 0,
    };
    thousandths * life / 1000
}
