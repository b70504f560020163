//! Where the result of a deal came from.

use serde::{Deserialize, Serialize};

/// The result of a deal for one seat, in thousandths of a chip, of a life or of a game. The three parts sum to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// What the seat has more or less after the deal than before it. Of a game: the chance to win it.
    pub result: i64,
    /// What the seat's first decision was worth, played as well as this program can: the luck of the cards, and of what
    /// the others had done before.
    pub cards: i64,
    /// The player's own decisions: 0 or less.
    pub own: i64,
}

impl Ledger {
    /// The rest: the cards that came later, and what the others did.
    #[must_use]
    pub fn others(&self) -> i64 {
        self.result - self.cards - self.own
    }

    /// The sum of two.
    #[must_use]
    pub fn and(self, other: Ledger) -> Ledger {
        Ledger {
            result: self.result + other.result,
            cards: self.cards + other.cards,
            own: self.own + other.own,
        }
    }
}
