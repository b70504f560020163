//! What the house keeps of each bet at Three Card Poker, and how many hands are worth playing (RULES 1.8): counted
//! once, and held by a test to a count of all hands against all others.

use crate::engine::{AgainstHouse, AnteBonus, PairPlus};

/// How many of the 22,100 hands of the house do not qualify.
pub const NOT_QUALIFIED: u32 = 6_720;

/// What the house keeps on average where the best strategy is played, in millionths of a bet; less than nothing where
/// it pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edges {
    /// Of the ante, the bet to play and the bonus counted in.
    pub ante: i32,
    /// The same of all that is staked on both (the element of risk).
    pub staked: i32,
    /// Of a bet on Pair Plus.
    pub pair_plus: i32,
}

/// What the house keeps under these rules. Both rankings come to the same.
#[must_use]
pub fn edges(rules: &AgainstHouse) -> Edges {
    let (ante, staked) = match (rules.ante_bonus, rules.qualify) {
        (AnteBonus::Standard, true) => (33_730, 20_147),
        (AnteBonus::Russian, true) => (38_255, 22_849),
        (AnteBonus::Brag, true) => (33_549, 20_039),
        (AnteBonus::Standard, false) => (-185_671, -106_580),
        (AnteBonus::Russian, false) => (-181_146, -103_983),
        (AnteBonus::Brag, false) => (-185_852, -106_684),
    };
    let pair_plus = match rules.pair_plus {
        PairPlus::Classic => 23_167,
        PairPlus::Common => 72_760,
        PairPlus::Russian => 79_276,
        PairPlus::Brag => 21_357,
    };
    Edges {
        ante,
        staked,
        pair_plus,
    }
}

/// How many of the 22,100 hands are worth the bet to play. Where the house plays any hand against the player there are
/// more.
#[must_use]
pub fn hands_played(rules: &AgainstHouse) -> u32 {
    if rules.qualify { 14_900 } else { 16_400 }
}
