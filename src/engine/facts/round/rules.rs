//! The rules of equalised betting (RULES 10.0.6).

use crate::engine::ground::chips::Chips;

/// The rules of one round of equalised betting (RULES 10.0.6): every player who stays in must put in as much as the one
/// who has put in most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRules {
    /// The index of the pot.
    pub pot: u8,
    /// What players owe before the first action.
    pub opening: Opening,
    /// How players answer a bet.
    pub answer: Answer,
    /// The least raise.
    pub unit: Chips,
    /// Whether every raise must be exactly that.
    pub is_fixed: bool,
    /// How often the first bet may be raised while more than two are still in.
    pub raises: Option<u8>,
    /// The most that a player may put in at once.
    pub most_at_once: Option<Chips>,
    /// The most that a player may put in during the round.
    pub most_in: Option<Chips>,
    /// Whether the last to bet names his hand, and nobody need show who does not contest it (O45).
    pub concede: bool,
    /// Which step follows the round.
    pub then: Then,
}

impl RoundRules {
    /// A round without limits. Nobody owes anything at the beginning. Hands are shown after it, and of equal hands the
    /// elder's wins.
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
            concede: false,
            then: Then::Show(Share::Elder),
        }
    }

    /// The chips that a player needs to be dealt in, if they are not what he pays before the deal (RULES 10.6, 10.9).
    pub(in crate::engine) fn cost(&self) -> Option<Chips> {
        match self.opening {
            Opening::Level => None,
            Opening::Dealer { .. } => Some(1),
            Opening::Blinds { big } => Some(big),
        }
    }
}

/// What players owe before the first action of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Nothing. The eldest acts first.
    Level,
    /// What the dealer staked before the deal (RULES 10.6). The eldest acts first, the dealer last.
    Dealer {
        /// What each other player pays him if nobody matches it.
        fixed_sum: Chips,
    },
    /// The big blind. The small blind is half of it (RULES 10.9). The player on the left of the big blind acts first.
    Blinds {
        /// The chips of the big blind.
        big: Chips,
    },
}

/// How players answer a bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Each player matches it, raises it or leaves.
    Equal,
    /// Each player goes or leaves. Then the last one who went may call a sight or bet again (RULES 10.7).
    Sight,
}

/// What follows a round. If only one player is left, he takes the pot without showing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// The next stage. The deal ends if only one player is left.
    GoOn,
    /// All players who are in show. The best hand takes the pot, and the deal ends.
    Show(Share),
    /// All players who are in show, and the deal goes on. A player who left the round has lost only this pot and keeps
    /// his cards. It is the second of three stakes, where of equal hands the elder's is best (RULES 3.2), or the pot of
    /// a set hand (RULES 10.1, `set_bets`).
    Leave,
}

/// Who takes a pot if the best hands are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Share {
    Elder,
    /// All of them, in equal shares.
    Split,
    /// The one who put in chips first: the dealer if he staked, then the elder (RULES 10.5).
    FirstIn,
}
