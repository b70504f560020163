//! Points of advice that the sources give, each with a decision that shows it.

use super::kind::Kind;
use crate::random::Seed;

/// A point of advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advice {
    /// To know the odds.
    Odds,
    /// Not to stick to them.
    Bluff,
    /// To look before long.
    Blind,
    /// To bet small.
    Small,
    /// To tell a hand from its bets.
    Read,
    /// To leave a strong third hand.
    Third,
    /// To leave the card of the best hand on the board.
    Wait,
}

impl Advice {
    /// All points.
    pub const ALL: [Advice; 7] = [
        Advice::Odds,
        Advice::Bluff,
        Advice::Blind,
        Advice::Small,
        Advice::Read,
        Advice::Third,
        Advice::Wait,
    ];

    /// The kind of the decision that shows it.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Advice::Odds | Advice::Small => Kind::Fold,
            Advice::Bluff | Advice::Read => Kind::See,
            Advice::Blind => Kind::Look,
            Advice::Third => Kind::Set,
            Advice::Wait => Kind::Swap,
        }
    }

    /// The seed from which that decision is found. It hangs on what the bots do. `tests/drills.rs` says what each one is to
    /// show, so that another can be looked for when they play otherwise.
    pub(super) fn seed(self) -> Seed {
        let number: u32 = match self {
            Advice::Odds => 923,
            Advice::Bluff => 47,
            Advice::Blind => 1765,
            Advice::Small => 764,
            Advice::Read => 4,
            Advice::Third => 51,
            Advice::Wait => 5,
        };
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        Seed(seed)
    }
}
