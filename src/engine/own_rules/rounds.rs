//! The rules of equalised betting, and of what goes with it: the dealer's stake and the draw (RULES 10.0.6).

use super::super::Chips;

/// The rules of one round of equalised betting (RULES 10.0.6): everybody still in must put in as much as whoever has
/// put in most, or leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRules {
    /// The pot that is bet into, counted from the first.
    pub pot: u8,
    /// What is owed before anybody has spoken.
    pub opening: Opening,
    /// How a bet is answered.
    pub answer: Answer,
    /// The least that a bet must be above what is owed.
    pub unit: Chips,
    /// Whether it must be exactly that.
    pub is_fixed: bool,
    /// How many times the first bet may be raised where more than two were dealt in.
    pub raises: Option<u8>,
    /// The most that may be put in at once.
    pub most_at_once: Option<Chips>,
    /// The most that anybody may have put in.
    pub most_in: Option<Chips>,
    /// What follows.
    pub then: Then,
}

impl RoundRules {
    /// A round without limits, that everybody begins level, with hands shown after it. Equal hands: the elder.
    #[must_use]
    pub fn plain() -> RoundRules {
        RoundRules {
            pot: 0,
            opening: Opening::Level,
            answer: Answer::Equal,
            unit: 1,
            is_fixed: false,
            raises: None,
            most_at_once: None,
            most_in: None,
            then: Then::Show(Share::Elder),
        }
    }

    /// What one must have to be dealt in where that is not what one pays (RULES 10.6, 10.9).
    pub(in super::super) fn cost(&self) -> Option<Chips> {
        match self.opening {
            Opening::Level => None,
            Opening::Dealer { .. } => Some(1),
            // A blind, and four bets in each round, of one unit and of two.
            Opening::Blinds { .. } if self.is_fixed => Some(self.unit.saturating_mul(12)),
            Opening::Blinds { big } => Some(big),
        }
    }
}

/// What is owed before anybody has spoken in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Nothing. The eldest speaks first.
    Level,
    /// What the dealer staked before the cards (RULES 10.6). The eldest speaks first, the dealer last.
    Dealer {
        /// What each other player pays him where nobody meets it.
        fixed_sum: Chips,
    },
    /// The big blind; half of it is the small one (RULES 10.9). Whoever sits left of it speaks first.
    Blinds {
        /// How many chips it is.
        big: Chips,
    },
}

/// How a bet is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Everybody matches it, raises it or leaves.
    Equal,
    /// Everybody goes or leaves; the last who went may call a sight or bet anew (RULES 10.7).
    Sight,
}

/// What follows a round. Where one player is left he takes the pot unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// The next stage; the deal ends where one is left.
    GoOn,
    /// All still in show, the best takes the pot, and the deal ends.
    Show(Share),
    /// All still in show, and the best takes the second of three stakes, of equal ones the elder. The deal goes on with
    /// the next stage: whoever leaves the round gives up this pot alone, and keeps his cards (RULES 3.2).
    Leave,
}

/// Who takes a pot where the best hands are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    /// The elder.
    Elder,
    /// All of them, in equal shares.
    Split,
    /// Whoever put in chips first: the dealer with his stake, then the elder (RULES 10.5).
    FirstIn,
}

/// The rules of the dealer's stake before the cards (RULES 10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StakingRules {
    /// The most he may stake.
    pub most: Option<Chips>,
}

/// The rules of the draw: each player throws some of his cards and takes as many (RULES 10.7, 10.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExchangeRules {
    /// The most he may throw.
    pub most: u8,
}
